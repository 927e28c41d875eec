import { expect, test, vi } from "vitest";

import { mayBegin, serverThere } from "./outdated.svelte";

const NOW = 1_000_000_000;

test("a page whose parts are gone begins anew by itself", () => {
  expect(mayBegin(NOW, null, false)).toBe(true);
  expect(mayBegin(NOW, String(NOW - 60_000), false)).toBe(true);
});

test("but not over and over, and not while something would be lost", () => {
  expect(mayBegin(NOW, String(NOW - 59_000), false)).toBe(false);
  expect(mayBegin(NOW, null, true)).toBe(false);
});

test("and not before the server is back: there is nothing to begin with", async () => {
  vi.useFakeTimers();
  const knock = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError("no server"))
    .mockResolvedValueOnce(new Response("it starts", { status: 503 }))
    .mockResolvedValueOnce(new Response());
  let there = false;
  const asked = serverThere(knock).then(() => (there = true));
  await vi.advanceTimersByTimeAsync(3999);
  expect(knock).toHaveBeenCalledTimes(2);
  expect(there).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(knock).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
