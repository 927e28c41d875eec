import { expect, test } from "vitest";

import { partOf } from "./track";

test("the parts of the trade phase, by the step that comes next (K8)", () => {
  expect(Array.from({ length: 11 }, (_, step) => partOf(step))).toEqual([
    "income",
    "income",
    "draw",
    "hire",
    "hire",
    "bribe",
    "bribe",
    "bribe",
    "place",
    "place",
    "place",
  ]);
});
