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

describe("what is told afterwards of a sale", () => {
  it("says first what found no buyer: what was left behind, its owner has been warned of", () => {
    const left = { event: "loses-crates", mobster: ME, crates: 6 } as unknown as Told;
    const unsold = { event: "unsold", mobster: ME, truck: 1, crates: 4 } as unknown as Told;
    expect(recap([left, unsold])).toEqual([1, 0]);
  });
});
