import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { untilItComes } from "./picture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a picture that does not come is asked for again, ever more slowly", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue("city");
  const coming = untilItComes(fetch, () => false);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await coming).toBe("city");
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("nobody asks for it who has left", async () => {
  let left = false;
  const fetch = vi.fn().mockRejectedValue(1);
  const coming = untilItComes(fetch, () => left);
  left = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await coming).toBe(null);
  expect(fetch).toHaveBeenCalledTimes(1);
});
