import { expect, it } from "vitest";

import type { Entry } from "../wire/data";
import { calendar, running, tally } from "./promises";

const entry = (id: number, by: number, to: number, until = 0, verdict?: "kept" | "broken") =>
  ({ id, promise: { kind: "pay", by, to, until }, ...(verdict ? { verdict } : {}) }) as Entry;
const BOOK = [
  entry(0, 0, 1, 7),
  entry(1, 1, 0, 4),
  entry(2, 0, 2, 0),
  entry(3, 0, 1, 4, "kept"),
  entry(4, 1, 2, 4),
  entry(5, 1, 0, 5, "broken"),
];

it("the calendar has mine and those given to me, the soonest first", () => {
  const dates = calendar(BOOK, 0, 4);
  expect(dates.map(({ entry: { id }, mine, due }) => [id, mine, due])).toEqual([
    [1, false, true],
    [0, true, false],
    [2, true, false],
  ]);
  expect(calendar(BOOK, null, 4)).toEqual([]);
  expect(running(BOOK, 0, { unit: "round", now: 4, said: [] })).toBe(1);
});

it("the book says of everybody how he kept his word", () => {
  expect(tally(BOOK)).toEqual([
    { seat: 0, counts: { kept: 1, broken: 0, open: 2 } },
    { seat: 1, counts: { kept: 0, broken: 1, open: 2 } },
  ]);
});
