import { expect, test } from "vitest";

import { mayBegin } from "./outdated.svelte";

const NOW = 1_000_000_000;

test("a page whose parts are gone begins anew by itself", () => {
  expect(mayBegin(NOW, null, false)).toBe(true);
  expect(mayBegin(NOW, String(NOW - 60_000), false)).toBe(true);
});

test("but not over and over, and not while something would be lost", () => {
  expect(mayBegin(NOW, String(NOW - 59_000), false)).toBe(false);
  expect(mayBegin(NOW, null, true)).toBe(false);
});
