import { describe, expect, it } from "vitest";

import { recapOf } from "../../follow/recap";
import { NO_SHAPE } from "../../follow/shape";
import type { Told } from "../../wire/data";
import weights from "./recap";

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
