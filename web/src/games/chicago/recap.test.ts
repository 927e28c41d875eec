import { describe, expect, it } from "vitest";

import { recapOf } from "../../follow/recap";
import { NO_SHAPE } from "../../follow/shape";
import type { Told } from "../../wire/data";
import weights from "./recap";

const ME = 0;
const deal = (event: string, seat: number, other: number) =>
  ({ event, seat, seat_with: other, give: [], take: [], promises: [] }) as unknown as Told;
const recap = (log: readonly Told[]) => recapOf(log, 0, ME, "boss", NO_SHAPE, weights);

describe("what is told afterwards of deals", () => {
  it("says what others have struck in the open: it may be over before anybody has looked", () => {
    expect(recap([deal("deal-made", 1, 2)])).toEqual([0]);
  });

  it("says the reader's own first, and once", () => {
    const log = [deal("deal-made", 1, 2), deal("deal-struck", 3, ME), deal("deal-made", 3, ME)];
    expect(recap(log)).toEqual([2, 0]);
  });
});

describe("what is told afterwards of local respect", () => {
  const boss = (event: string, who: number) => ({ event, boss: who, cash: 0 }) as unknown as Told;
  const log = [boss("respect", ME), boss("drives", 1), boss("respect-lost", ME)];

  it("says how it stands now: what is no longer so comes last", () => {
    expect(recap(log)).toEqual([2, 1, 0]);
    expect(recap([...log, boss("respect", 1)])).toEqual([3, 1, 2, 0]);
    expect(recap([...log, boss("respect", ME)])).toEqual([3, 1, 2, 0]);
  });

  it("says a loss of one's own before what one has earned", () => {
    expect(recap([boss("own-income", ME), boss("respect-lost", ME)])[0]).toBe(1);
    expect(recap([boss("own-income", ME), boss("contract-cancelled", ME)])[0]).toBe(1);
  });
});
