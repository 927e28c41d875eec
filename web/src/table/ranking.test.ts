import { describe, expect, it } from "vitest";

import type { Absent, SeatInfo } from "../wire/data";
import { ranked } from "./ranking";

function seats(...why: Absent[]): SeatInfo[] {
  return why.map((stand_in, at) => ({
    kind: at === 0 ? "bot" : "human",
    name: `P${at}`,
    taken: true,
    here: true,
    bot: "",
    away: null,
    stand_in,
  }));
}

const RESULT = { winners: [2], scores: [30, 50, 60, 50] };

describe("when a game is over", () => {
  it("the winner comes first, then who has more", () => {
    const { order, first, forfeited } = ranked(RESULT, seats("", "", "", ""));
    expect(order).toEqual([2, 1, 3, 0]);
    expect(first).toEqual([2]);
    expect(forfeited).toEqual([]);
  });

  it("who was away and let a bot play ranks as ever", () => {
    expect(ranked(RESULT, seats("", "away", "given", "replaced")).order).toEqual([2, 1, 3, 0]);
  });

  it("who gave up ranks last, whatever the bot reached", () => {
    const { order, first, resigned } = ranked(RESULT, seats("", "resigned", "", ""));
    expect(order).toEqual([2, 3, 0, 1]);
    expect(first).toEqual([2]);
    expect(resigned).toEqual([1]);
  });

  it("if the winner gave up, the best of those who stayed are first", () => {
    const { order, first, forfeited } = ranked(RESULT, seats("", "", "resigned", ""));
    expect(order).toEqual([1, 3, 0, 2]);
    expect(first).toEqual([1, 3]);
    expect(forfeited).toEqual([2]);
  });

  it("of two winners the one who stayed has won", () => {
    const tied = { winners: [1, 2], scores: [30, 60, 60, 70] };
    expect(ranked(tied, seats("", "", "resigned", "")).first).toEqual([1]);
  });

  it("if all gave up nobody is first", () => {
    const all = ranked({ winners: [0], scores: [2, 1] }, seats("resigned", "resigned"));
    expect(all.first).toEqual([]);
    expect(all.order).toEqual([0, 1]);
  });
});
