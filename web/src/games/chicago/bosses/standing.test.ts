import { describe, expect, test } from "vitest";

import { AT, gangsterNamed, NOBODY } from "../components";
import scenes from "../scenes.json";
import type { BossView, ChicagoView, GangsterView } from "../types";
import { signsOf } from "./said";
import { deadOf, groupsOf, monopoliesOf, pipsOf, pointsTold, risksOf } from "./standing";
import { worthOf } from "./worth";
import { gangster as gangsterCard } from "../components";

/** A table on which nothing has happened, but for what is said. */
function given({
  bosses = [{}, {}],
  businesses = {},
  gangsters = [],
  table = {},
}: {
  bosses?: Partial<BossView>[];
  businesses?: Record<number, { owner: number; closed?: boolean; count?: number }>;
  gangsters?: Partial<GangsterView>[];
  table?: object;
}): ChicagoView {
  const view = structuredClone(scenes.scenes["six-over"].view) as unknown as ChicagoView;
  const boss = { points: 0, points_businesses: 0, points_contracts: 0, points_respect: 0 };
  const none = { points_gangsters: 0, territories: 0, in_car: 0, hiding: 0, at_work: 0 };
  return {
    ...view,
    table: { ...view.table, respect: NOBODY, ...table },
    bosses: bosses.map(
      (each, seat) =>
        ({
          ...view.bosses[0],
          ...boss,
          ...none,
          started: [],
          completed: [],
          ...each,
          seat,
        }) as BossView,
    ),
    businesses: view.businesses.map((each) => ({
      ...each,
      owner: NOBODY,
      closed: false,
      count: 0,
      ...businesses[each.business],
    })),
    gangsters: gangsters.map(
      (each) => ({ owner: 0, where: AT.car, shown: false, at_work: true, ...each }) as GangsterView,
    ),
  };
}

const keys = (told: readonly { key: string }[]) => told.map(({ key }) => key);

describe("where the points come from (K1.3)", () => {
  test("each single one has its source, in one order", () => {
    const [boss] = given({
      bosses: [{ points: 5, points_businesses: 2, points_respect: 1, points_gangsters: 2 }],
    }).bosses;
    expect(pipsOf(boss!)).toEqual([
      "businesses",
      "businesses",
      "respect",
      "gangsters",
      "gangsters",
    ]);
    expect(pointsTold(boss!).args).toMatchObject({ count: 5 });
  });

  test("all scenes agree with what the server counts", () => {
    for (const { view } of Object.values(scenes.scenes)) {
      for (const boss of (view as unknown as ChicagoView).bosses) {
        expect(pipsOf(boss)).toHaveLength(boss.points);
      }
    }
  });
});

describe("what would break them", () => {
  test("respect is gone as soon as somebody has as many territories (K5.6)", () => {
    const view = given({
      bosses: [{ territories: 4 }, { territories: 2 }, { territories: 3 }],
      table: { respect: 0 },
    });
    expect(risksOf(view, 0).respect).toEqual([
      { key: "board-risk-respect", args: { count: 4, count_next: 3, boss_next: 2 } },
    ]);
    expect(risksOf(view, 2).respect).toEqual([
      { key: "board-way-respect", args: { count: 3, most: 5 } },
    ]);
  });

  test("in a tie one more would bring it", () => {
    const view = given({ bosses: [{ territories: 3 }, { territories: 3 }] });
    expect(risksOf(view, 0).respect).toEqual([
      { key: "board-way-respect", args: { count: 3, most: 4 } },
    ]);
  });

  test("one gangster fewer costs a point only where they are even (K1.3)", () => {
    const view = given({ bosses: [{ at_work: 4 }, { at_work: 5 }, { at_work: 0 }] });
    expect(keys(risksOf(view, 0).gangsters)).toEqual(["board-risk-gangsters-even"]);
    expect(keys(risksOf(view, 1).gangsters)).toEqual(["board-risk-gangsters-odd"]);
    expect(keys(risksOf(view, 2).gangsters)).toEqual(["board-no-gangsters"]);
  });

  test("a closed business counts for nothing until it opens again (K1.5)", () => {
    const view = given({ businesses: { 9: { owner: 0 }, 0: { owner: 0, closed: true } } });
    expect(keys(risksOf(view, 0).businesses)).toEqual([
      "board-from-business",
      "board-from-closed",
      "board-risk-businesses",
    ]);
  });

  test("a completed contract stays, one under way can be lost (K5.9, K6.8, K7.3)", () => {
    const view = given({ bosses: [{ completed: [120], started: [121] }, {}] });
    expect(risksOf(view, 0).contracts).toEqual([
      { key: "board-from-contract", args: { contract: 120 } },
      { key: "board-risk-contract", args: { contract: 121 } },
    ]);
  });
});

describe("monopolies (K8.2)", () => {
  test("are broken by whoever opens one of those that are left", () => {
    const view = given({ businesses: { 0: { owner: 0 }, 9: { owner: 0 } } });
    const [bars, ...more] = monopoliesOf(view, 0);
    expect(more).toEqual([]);
    expect(bars?.kind).toBe("bar");
    expect(bars?.told.at(-1)).toEqual({
      key: "board-monopoly-left",
      args: {
        items: [
          { key: "board-left-of-kind", args: { business: 2, count: 2 } },
          { key: "board-left-of-kind", args: { business: 10, count: 1 } },
          { key: "board-left-of-kind", args: { business: 15, count: 1 } },
        ],
      },
    });
  });

  test("a rival's open one is in the way, a closed one will be", () => {
    expect(monopoliesOf(given({ businesses: { 0: { owner: 0 }, 1: { owner: 1 } } }), 0)).toEqual(
      [],
    );
    const [bars] = monopoliesOf(
      given({ businesses: { 0: { owner: 0 }, 1: { owner: 1, closed: true } } }),
      0,
    );
    expect(bars?.told).toContainEqual({
      key: "board-monopoly-reopens",
      args: { business: 1, boss: 1 },
    });
  });

  test("with only closed ones there is none", () => {
    expect(monopoliesOf(given({ businesses: { 0: { owner: 0, closed: true } } }), 0)).toEqual([]);
  });
});

describe("who is where", () => {
  const DWARF = gangsterNamed("the-dwarf");
  const FRED = gangsterNamed("fat-fred");

  test("car first, then businesses, then those who are away", () => {
    const view = given({
      bosses: [{ in_car: 1 }, {}],
      businesses: { 9: { owner: 0, count: 1 } },
      gangsters: [
        { gangster: 1, where: AT.hospital },
        { gangster: 2, where: 9 },
        { gangster: 3, where: AT.car },
      ],
    });
    expect(groupsOf(view, 0).map(({ where }) => where)).toEqual([AT.car, 9, AT.hospital]);
  });

  test("of a rival's car only those are named who were shown", () => {
    const view = given({
      bosses: [{}, { in_car: 2 }],
      gangsters: [
        { gangster: 1, owner: 1, where: AT.car, shown: true },
        { gangster: 2, owner: 1, where: AT.unknown },
      ],
    });
    const [car] = groupsOf(view, 1);
    expect(car).toMatchObject({ where: AT.car, count: 2 });
    expect(car?.known.map(({ gangster }) => gangster)).toEqual([1]);
  });

  test("Fat Fred takes a seat, The Dwarf brings one (K13.9, K13.37)", () => {
    const room = (...numbers: number[]) =>
      groupsOf(given({ gangsters: numbers.map((gangster) => ({ gangster })) }), 0)[0]?.room;
    expect([room(), room(FRED), room(DWARF), room(FRED, DWARF)]).toEqual([3, 2, 4, 3]);
  });

  test("the dead are those of whom the log tells", () => {
    const log = [
      { event: "dead", boss: 1 },
      { event: "freddie-caught", boss: 1 },
      { event: "dead", boss: 0 },
    ];
    expect([deadOf(log, 0), deadOf(log, 1)]).toEqual([1, 2]);
  });
});

test("what is unusual about a gangster is on his tag", () => {
  const worth = (name: string) => worthOf(gangsterCard(gangsterNamed(name)));
  expect(worth("bomb-jack")).toEqual([
    { sign: "attack", worth: "3" },
    { sign: "defence", worth: "−1" },
  ]);
  expect(worth("swift-nick")).toEqual([
    { sign: "attack", worth: "2" },
    { sign: "driving", worth: "+1" },
  ]);
  expect(worth("the-doctor")).toEqual([]);
});

test("the signs at a name say who is first, has the badge, or can't move", () => {
  const view = given({
    bosses: [{ frozen: true }, { stalled: true }],
    table: { turn: 2, first: 1, badge: 1, police_actions: 1, winner: NOBODY },
  });
  const signs = (seat: number) =>
    signsOf({ ...view, result: null, waiting: [0] }, view.bosses[seat]!).map(({ sign }) => sign);
  expect(signs(0)).toEqual(["waiting", "frozen"]);
  expect(signs(1)).toEqual(["first", "badge", "stalled"]);
});
