// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";

import type { Moment } from "../../learn/cards";
import type { Told } from "../../wire/data";
import { AT, TRADE } from "./components";
import lesson from "./lesson";
import type { ChicagoView } from "./types";

const ME = 0;
const RIVAL = 1;
const SMALL_BARS = [0, 1, 2];

interface Given {
  turn?: number;
  round?: number;
  asks?: string[];
  /** Who owns the small bars. */
  bars?: number[];
  hand?: number[];
  log?: Told[];
  where?: number;
  police?: number;
}

function at(given: Given): Moment<ChicagoView> {
  const view = {
    table: { turn: given.turn ?? 1, round: given.round ?? 1, police_actions: given.police ?? 1 },
    businesses: SMALL_BARS.map((business) => ({
      business,
      owner: given.bars?.[business] ?? -1,
      closed: false,
    })),
    gangsters: [{ gangster: 3, owner: ME, where: given.where ?? AT.car }],
    own: { hand: given.hand ?? [], started: [], completed: [], goods: [0, 0, 0] },
    bosses: [],
    shootout: null,
  } as unknown as ChicagoView;
  const asks = (given.asks ?? []).map((ask) => ({ question: { ask }, options: [] }));
  return {
    view,
    me: ME,
    asks: asks as unknown as Moment["asks"],
    log: given.log ?? [],
    now: 1,
    arranged: [],
    line: null,
    strayed: false,
  };
}

function told(given: Given): string[] {
  return lesson.cards.filter((card) => card.on(at(given))).map(({ key }) => key);
}

beforeAll(() => vi.stubGlobal("document", { querySelector: () => null }));

it("says why a monopoly is gone, and that it is one only while it is", () => {
  const trade = { turn: 1, round: TRADE };
  expect(told({ ...trade, bars: [ME, ME] })).toContain("learn-k-monopoly");
  expect(told({ ...trade, bars: [ME, ME] })).not.toContain("learn-k-no-monopoly");
  expect(told({ ...trade, bars: [ME, ME, RIVAL] })).toContain("learn-k-no-monopoly");
  expect(told({ ...trade, bars: [ME, ME, RIVAL] })).not.toContain("learn-k-monopoly");
  expect(told({ ...trade, bars: [ME, RIVAL] })).not.toContain("learn-k-no-monopoly");
});

it("speaks of contracts and of shootouts before the end, where nothing else has", () => {
  const [late, contract] = [{ turn: 2, round: 3, asks: ["move"] }, 120];
  expect(told(late)).toEqual(expect.arrayContaining(["learn-k-contracts", "learn-k-danger"]));
  expect(told({ ...late, hand: [contract] })).not.toContain("learn-k-contracts");
  const log = [{ event: "attacks-car" } as unknown as Told];
  expect(told({ ...late, log })).not.toContain("learn-k-danger");
});

it("shows a way to whoever can't do what was written", () => {
  expect(told({ round: 2, asks: ["drive"] })).toContain("learn-k-to-territory-own");
  expect(told({ round: 3, asks: ["drive"] })).toContain("learn-k-to-lot-own");
  expect(told({ round: 3, asks: ["turn-action"] })).toContain("learn-k-action");
});

it("notices where one's first gangster went", () => {
  expect(told({ asks: ["starting-lot"] })).toContain("learn-k-settle-own");
  expect(told({ asks: ["starting-lot"], where: 0 })).not.toContain("learn-k-settle-own");
});

it("says nothing of cards or raids while the police have nothing to do with them", () => {
  const event = 84;
  expect(told({ asks: ["move", "besides"], hand: [event] })).toContain("learn-k-event");
  expect(told({ asks: ["police", "besides"], hand: [event] })).not.toContain("learn-k-event");
  expect(told({ asks: ["police-action"] })).toContain("learn-k-police-action");
  expect(told({ asks: ["police-action"], police: 0 })).not.toContain("learn-k-police-action");
});
