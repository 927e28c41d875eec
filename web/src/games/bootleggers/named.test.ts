import { expect, test } from "vitest";

import type { Seen } from "../../wire/data";
import { promised } from "./named";

test("a promise is about a speakeasy that stands in the street", () => {
  const seen = { houses: [{ house: 0 }, { house: 1 }, { house: 4 }] } as unknown as Seen;
  expect(promised("house", seen, "send-truck")).toEqual([0, 1, 4]);
  expect(promised("cash", seen, "pay")).toBeNull();
  expect(promised("house", {} as Seen, "send-truck")).toBeNull();
});

test.each(["place", "place-none", "allow"])("where nobody can stand, %s is no promise", (kind) => {
  const seen = { houses: [{ house: 0 }, { house: 1 }] } as unknown as Seen;
  expect(promised("house", seen, kind)).toEqual([1]);
});
