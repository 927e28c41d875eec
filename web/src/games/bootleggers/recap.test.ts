import { describe, expect, it } from "vitest";

import { recapOf } from "../../follow/recap";
import { NO_SHAPE } from "../../follow/shape";
import type { Seen, Told } from "../../wire/data";
import { NOBODY, NOTHING } from "./components";
import weights, { changes } from "./recap";
import type { HouseView } from "./types";

const ME = 0;
const deal = (event: string, seat: number, other: number) =>
  ({ event, seat, seat_with: other, give: [], take: [], promises: [] }) as unknown as Told;
const recap = (log: readonly Told[]) => recapOf(log, 0, ME, "mobster", NO_SHAPE, weights);

describe("what is told afterwards of deals", () => {
  it("says what others have struck in the open: it may be over before anybody has looked", () => {
    expect(recap([deal("deal-made", 1, 2)])).toEqual([0]);
  });

  it("says the reader's own first, and once", () => {
    const log = [deal("deal-made", 1, 2), deal("deal-struck", 3, ME), deal("deal-made", 3, ME)];
    expect(recap(log)).toEqual([2, 0]);
  });
});

describe("what is told afterwards of a card that asks for money", () => {
  const shape = { ...NO_SHAPE, hits: { "demands-vigorish": "mobster_from" } };
  const demand = { event: "demands-vigorish", mobster: 1, mobster_from: ME, cash: 6, still: 0 };
  const told = (me: number) =>
    recapOf([demand as unknown as Told], 0, me, "mobster", shape, weights);

  it("is for the others: whoever has to pay reads it in the question", () => {
    expect(told(ME)).toEqual([]);
    expect(told(2)).toEqual([0]);
  });
});

describe("what is told afterwards of a sale", () => {
  it("says first what found no buyer: what was left behind, its owner has been warned of", () => {
    const left = { event: "loses-crates", mobster: ME, crates: 6 } as unknown as Told;
    const unsold = { event: "unsold", mobster: ME, truck: 1, crates: 4 } as unknown as Told;
    expect(recap([left, unsold])).toEqual([1, 0]);
  });
});

describe("what no event says", () => {
  const DUTCH = 2;
  const house = (controller: number, markers: number[], more: Partial<HouseView> = {}) =>
    ({ house: 1, controller, markers, ...more }) as HouseView;
  const table = (round: number, phase: number, houses: HouseView[], more = {}) =>
    ({
      table: { round, phase, rounds: 8 },
      houses,
      mobsters: [ME, 1, DUTCH].map((seat) => ({
        seat,
        cash: seat === ME ? 90 : null,
        announced: NOTHING,
        markers: seat === ME ? 1 : 0,
        ...more,
      })),
    }) as unknown as Seen;
  const keys = (was: Seen, now: Seen) => changes(was, now, ME).map(({ said }) => said.key);
  const held = table(1, 2, [house(ME, [2, 1, 1])]);

  it("says that control is lost, to whom, or with how many", () => {
    expect(changes(held, table(1, 4, [house(NOBODY, [2, 1, 2])]), ME)).toEqual([
      {
        said: { key: "board-recap-control-lost", args: { house: 1, count: 2, count_all: 5 } },
        bad: true,
      },
    ]);
    const [taken] = changes(held, table(1, 4, [house(DUTCH, [2, 1, 3])]), ME);
    expect(taken?.said).toEqual({
      key: "board-recap-control-taken",
      args: { house: 1, mobster: DUTCH },
    });
  });

  it("says nothing of a house that is still held, or where nothing is to be had", () => {
    expect(keys(held, table(1, 4, [house(ME, [2, 1, 1])]))).toEqual([]);
    expect(keys(held, table(1, 5, [house(NOBODY, [2, 1, 1], { closed: true })]))).toEqual([]);
  });

  it("says that the sending of markers went by", () => {
    const none = { markers: 0 };
    expect(keys(table(1, 1, [], none), table(1, 4, [], none))).toEqual([
      "board-recap-nobody-to-send",
    ]);
    expect(keys(table(1, 1, []), table(1, 4, []))).toEqual([]);
    expect(keys(table(1, 2, [], none), table(1, 4, [], none))).toEqual([]);
  });

  it("warns of the end by what all have heard, and of nobody's secret cash", () => {
    const heard = { cash: null, announced: 57 };
    expect(keys(table(5, 5, []), table(6, 1, [], heard))).toEqual(["board-recap-was-rich"]);
    expect(keys(table(6, 1, []), table(6, 2, [], heard))).toEqual([]);
    expect(keys(table(5, 5, []), table(6, 1, [], { cash: null, announced: 30 }))).toEqual([]);
    expect(keys(table(5, 5, []), table(6, 1, []))).toEqual([]);
  });
});

describe("markers that others get the reader", () => {
  it("are told: they came by another's card", () => {
    const got = { event: "recruits", mobster: ME, count: 1 } as unknown as Told;
    expect(recap([got, { ...got, mobster: 1 } as unknown as Told])).toEqual([0]);
  });
});
