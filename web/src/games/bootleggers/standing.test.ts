import { expect, test } from "vitest";

import { announcedAt, NOBODY } from "./components";
import { tieOf } from "./standing";
import type { HouseView } from "./types";

function house(markers: number[], controller: number, majority = NOBODY): HouseView {
  const rest = { house: 2, copper: false, payoff: NOBODY } as HouseView;
  return { ...rest, markers, controller, majority };
}

test("a tie says what decides it", () => {
  expect(tieOf(house([2, 2, 0], 1))).toEqual({ key: "mean-tie-muscle", args: { mobster: 1 } });
  expect(tieOf(house([2, 2, 1], NOBODY))).toEqual({ key: "mean-tie-nobody" });
  expect(tieOf(house([3, 1, 1], 0))).toBeNull();
  expect(tieOf(house([0, 0, 0], NOBODY))).toBeNull();
});

test("bought control is no tie", () => {
  expect(tieOf({ ...house([2, 2, 0], 2), payoff: 2 })).toBeNull();
});

test("announced cash is that of the last round whose end told it", () => {
  expect(announcedAt({ round: 6, phase: 2 })).toBe(4);
  expect(announcedAt({ round: 8, phase: 5 })).toBe(4);
  expect(announcedAt({ round: 8, phase: 6 })).toBe(8);
  expect(announcedAt({ round: 9, phase: 1 })).toBe(8);
});
