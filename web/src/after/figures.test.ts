import { describe, expect, it } from "vitest";

import { apart, axis, columns, ticks, tied, totals } from "./figures";

describe("figures of a finished game", () => {
  it("adds up the sources of a seat", () => {
    const chart = {
      kind: "cash",
      unit: "cash",
      parts: ["a", "b"],
      values: [
        [
          [1, 2],
          [3, -4],
        ],
      ],
    };
    expect(totals(chart, 0)).toEqual([4, -2]);
    expect(totals(chart, 5)).toEqual([]);
  });

  it("has axes in whole numbers that hold everything", () => {
    for (const [least, most] of [
      [0, 10],
      [0, 121],
      [-7, 40],
      [0, 0],
      [0, 1],
      [0, 4250],
    ] as const) {
      const found = ticks(least, most);
      expect(found[0]).toBeLessThanOrEqual(least);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(found.every(Number.isInteger)).toBe(true);
    }
  });

  it("moves labels apart and keeps them inside", () => {
    const found = apart([50, 50, 51, 10, 99, 98], 14, 0, 100);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, at) => expect(place - (sorted[at] ?? 0)).toBeGreaterThan(13));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  });

  it("has a column a round where there are very many steps", () => {
    const steps = Array.from({ length: 41 }, (_, at) => ({
      key: "round",
      round: Math.ceil(at / 5),
      part: at % 5,
    }));
    expect(columns(steps)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
    expect(columns(steps.slice(0, 3))).toEqual([0, 1, 2]);
  });

  it("names a round once below a chart, not below each of its parts", () => {
    const steps = [0, 1, 1, 1, 1, 1, 2, 2, 2].map((round) => ({ key: "round", round }));
    expect(axis(steps, 20)).toEqual([0, 1, 6]);
    expect(axis(steps, 2)).toEqual([0, 6]);
    expect(axis(steps.slice(0, 1), 20)).toEqual([0]);
  });

  it("knows who had just as much and lost", () => {
    expect(tied({ winners: [1], scores: [3, 9, 9], ending: "" })).toEqual([2]);
    expect(tied({ winners: [1, 2], scores: [3, 9, 9], ending: "" })).toEqual([]);
  });
});
