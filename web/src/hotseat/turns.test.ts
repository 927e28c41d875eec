import { describe, expect, it } from "vitest";

import { nextInHand } from "./turns";

describe("the device goes", () => {
  it("round by seats in a sealed question, each once", () => {
    const waited = [true, true, true];
    const round: number[] = [];
    let holder: number | null = null;
    for (;;) {
      holder = nextInHand(waited, holder);
      if (holder === null) break;
      round.push(holder);
      waited[holder] = false; // he has answered
    }
    expect(round).toEqual([0, 1, 2]);
  });

  it("nowhere while its holder is waited for", () => {
    expect(nextInHand([true, true], 1)).toBe(1);
  });

  it("past those who are not asked, and around the end", () => {
    expect(nextInHand([true, false, false, false], 2)).toBe(0);
    expect(nextInHand([false, false, true], 0)).toBe(2);
  });

  it("nowhere when nobody is asked", () => {
    expect(nextInHand([false, false], 0)).toBeNull();
    expect(nextInHand([], null)).toBeNull();
  });
});
