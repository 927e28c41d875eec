import { describe, expect, it } from "vitest";

import { roundsOf, type LogShape } from "../../follow/shape";
import { touching } from "../../follow/touched";
import type { Told } from "../../wire/data";
import { concerns as businesses } from "./concerns";
import shape from "./log.json";

const K: LogShape = shape;

const log = (...events: Record<string, unknown>[]) => events as unknown as Told[];

describe("turns", () => {
  it("have their parts announced, and something before the first", () => {
    const lines = log(
      { event: "dealt", boss: 0, business: 1, gangster: 2 },
      { event: "turn-begins", turn: 1, boss: 0, points: [] },
      { event: "rolls", boss: 0, dice: [4] },
      { event: "round-begins", turn: 1, round: 2 },
      { event: "trade-phase-begins", turn: 1 },
      { event: "income", boss: 0, cash_businesses: 300, cash_territories: 0 },
    );
    const [before, turn] = roundsOf(lines, K);
    expect(before).toMatchObject({ head: null, from: 0, to: 1 });
    expect(turn?.parts).toEqual([
      { from: 2, to: 3, head: null, key: null },
      { from: 4, to: 4, head: 3, key: null },
      { from: 5, to: 6, head: 4, key: null },
    ]);
  });
});

describe("what touched me", () => {
  it("is what happens to my businesses and gangsters", () => {
    const lines = log(
      { event: "dealt", boss: 1, business: 4, gangster: 9 },
      { event: "looks-in-business", boss: 0, business: 4 },
      { event: "plays-on-gangster", boss: 0, card: 97, gangster: 9 },
      { event: "captures", boss: 0, boss_other: 1, business: 4 },
      { event: "looks-in-business", boss: 2, business: 4 },
      { event: "unsold", gangster: 12 },
    );
    expect(touching(lines, 1, "boss", businesses)).toEqual([0, 1, 2, 3]);
  });
});
