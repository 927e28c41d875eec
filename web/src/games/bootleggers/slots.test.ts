import { expect, test } from "vitest";

import { laidOut } from "./slots";

test("a card that is taken leaves its place empty", () => {
  expect(laidOut([], [4, 7, 7, 90])).toEqual([4, 7, 7, 90]);
  expect(laidOut([4, 7, 7, 90], [7, 7, 90])).toEqual([null, 7, 7, 90]);
  expect(laidOut([null, 7, 7, 90], [7, 90])).toEqual([null, 7, null, 90]);
});

test("new cards are laid out anew", () => {
  expect(laidOut([null, 7, null, 90], [5, 7, 90])).toEqual([5, 7, 90]);
});
