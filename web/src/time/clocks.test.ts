import { describe, expect, it } from "vitest";

import type { Asked, Heard, Times } from "../wire/data";
import {
  digits,
  dueAt,
  LAST,
  nextDue,
  overTheWeekend,
  timeOf,
  timeOfAll,
  votesNeeded,
} from "./clocks";

const NOON = Date.UTC(2026, 10, 17, 12);

function heard(asked: Asked[], more: Partial<Times> = {}): Heard {
  const times = { asked, sealed: null, runs: true, paused: null, people: [0, 1], banks: [0, 0] };
  return { times: { ...times, ...more }, at: NOON };
}

/** Seat 1 has half a minute, and a minute in reserve. */
const ASKED = heard([{ seat: 1, left: 90_000, bank: 60_000 }]);

describe("the time of a seat", () => {
  it("is counted from the moment at which it was heard", () => {
    expect(timeOf(ASKED, 1, NOON)).toMatchObject({ all: 90_000, own: 30_000, reserve: 60_000 });
    expect(timeOf(ASKED, 1, NOON + 12_000)).toMatchObject({ own: 18_000, reserve: 60_000 });
  });

  it("goes on from the reserve, and says so", () => {
    expect(timeOf(ASKED, 1, NOON + 29_999)).toMatchObject({ own: 1, stage: "calm" });
    expect(timeOf(ASKED, 1, NOON + 30_000)).toMatchObject({ own: 0, stage: "reserve" });
    expect(timeOf(ASKED, 1, NOON + 50_000)).toMatchObject({ own: 0, reserve: 40_000 });
  });

  it("is nearly over when ten seconds are left in all", () => {
    expect(timeOf(ASKED, 1, NOON + 90_000 - LAST - 1)?.stage).toBe("reserve");
    expect(timeOf(ASKED, 1, NOON + 90_000 - LAST)?.stage).toBe("last");
  });

  it("is never less than nothing", () => {
    expect(timeOf(ASKED, 1, NOON + 500_000)).toMatchObject({ all: 0, own: 0, reserve: 0 });
  });

  it("is no more than was told, though the clock of the device be put back", () => {
    expect(timeOf(ASKED, 1, NOON - 60_000)?.all).toBe(90_000);
  });

  it("without a reserve never runs from one", () => {
    const bare = heard([{ seat: 1, left: 30_000, bank: 0 }]);
    const stages = [0, 19_999, 20_000].map((gone) => timeOf(bare, 1, NOON + gone)?.stage);
    expect(stages).toEqual(["calm", "calm", "last"]);
  });

  it("stays as it is while time stands still", () => {
    const still = heard([{ seat: 1, left: 90_000, bank: 60_000 }], { runs: false });
    expect(timeOf(still, 1, NOON + 3_600_000)).toMatchObject({ all: 90_000, runs: false });
  });

  it("is nobody's who is not asked, and nobody's without a clock", () => {
    expect(timeOf(ASKED, 0, NOON)).toBeNull();
    expect(timeOf(null, 1, NOON)).toBeNull();
  });

  it("ends at a moment that does not move", () => {
    const due = [0, 7_000, 60_000].map((gone) => {
      const left = timeOf(ASKED, 1, NOON + gone);
      return left && dueAt(left, NOON + gone);
    });
    expect(due).toEqual([NOON + 90_000, NOON + 90_000, NOON + 90_000]);
  });
});

describe("the time of a sealed question", () => {
  it("is one for all, and takes nothing from a reserve", () => {
    const sealed = heard([], { sealed: 60_000 });
    expect(timeOfAll(sealed, NOON + 15_000)).toMatchObject({ all: 45_000, own: 45_000 });
    expect(timeOfAll(sealed, NOON + 55_000)?.stage).toBe("last");
    expect(timeOfAll(ASKED, NOON)).toBeNull();
  });
});

it("of several who are asked the one whose time is up first is next", () => {
  const asked = [2, 0, 3].map((seat) => ({ seat, left: 1000 * (seat + 1), bank: 0 }));
  expect(nextDue(heard(asked))).toBe(0);
  expect(nextDue(heard([]))).toBeNull();
});

it.each([
  [0, "0:00"],
  [1, "0:01"],
  [41_001, "0:42"],
  [60_000, "1:00"],
  [299_500, "5:00"],
  [3_600_000, "1:00:00"],
  [3_723_000, "1:02:03"],
])("%d milliseconds are shown as %s", (length, shown) => {
  expect(digits(length)).toBe(shown);
});

it("more than half decide", () => {
  expect([2, 3, 4, 5, 6].map(votesNeeded)).toEqual([2, 2, 3, 3, 4]);
});

describe("over the weekend", () => {
  it.each([
    ["Friday evening", new Date(2026, 10, 20, 18, 0), 62],
    ["Saturday noon", new Date(2026, 10, 21, 12, 30), 44],
    ["Sunday night", new Date(2026, 10, 22, 23, 0), 9],
    ["early on Monday", new Date(2026, 10, 23, 7, 0), 1],
    ["Thursday morning", new Date(2026, 10, 19, 8, 0), 96],
  ])("on %s is until Monday morning", (_, now, hours) => {
    expect(overTheWeekend(now)).toBe(hours);
  });

  it("is too far away earlier in the week", () => {
    expect(overTheWeekend(new Date(2026, 10, 23, 8, 0))).toBeNull();
    expect(overTheWeekend(new Date(2026, 10, 19, 7, 0))).toBeNull();
  });
});
