import { expect, test } from "vitest";

import type { Ask } from "../../../wire/data";
import type { PlacingView } from "../types";
import { nextTo, openTo, putting, spotOf } from "./seating";

const placing: PlacingView = {
  business: -1,
  done: false,
  spots: [
    { spot: 5, gangsters: [1], room: 3 },
    { spot: 9, gangsters: [2, 3, 4], room: 3 },
    { spot: 18, gangsters: [6], room: 3 },
    { spot: 19, gangsters: [], room: 0 },
  ],
};

const ask = (gangster: number, full: number[] = []): Ask =>
  ({
    id: `4.place.${gangster}`,
    seat: 0,
    question: { ask: "place-gangster", gangster },
    rule: "K8.6",
    options: [5, 9, 18, 19].map((spot) => ({
      action: { do: "put", gangster, spot },
      ...(full.includes(spot) ? { why_not: { rule: "K5.11", key: "why-no-room" } } : {}),
    })),
  }) as Ask;
const asks = [ask(1, [9]), ask(2), ask(6, [9])];

test("where somebody could go: not where he is, not where there is no room", () => {
  expect(spotOf(placing, 1)).toBe(5);
  expect(openTo(asks, placing, 1)).toEqual([18, 19]);
  expect(openTo(asks, placing, 2)).toEqual([5, 18, 19]);
  expect(openTo(asks, placing, 99)).toEqual([]);
  expect(putting(asks, 1, 9)?.option.why_not?.key).toBe("why-no-room");
});

test("the next spot with room, to both sides, round and round", () => {
  expect(nextTo(asks, placing, 1, 1)).toBe(18);
  expect(nextTo(asks, placing, 1, -1)).toBe(19);
  expect(nextTo(asks, placing, 6, -1)).toBe(5);
  expect(nextTo([], placing, 6, 1)).toBeNull();
});
