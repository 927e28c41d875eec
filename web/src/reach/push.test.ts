import { describe, expect, test } from "vitest";

import { able, bytesOf } from "./push";

describe("push", () => {
  test("a key is read as browsers want it", () => {
    expect([...bytesOf("BP-_AA")]).toEqual([4, 255, 191, 0]);
  });

  test("where there is no secure context there is none", () => {
    Object.assign(globalThis, { isSecureContext: false });
    expect(able()).toBe("insecure");
  });
});
