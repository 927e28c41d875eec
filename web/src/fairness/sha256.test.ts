import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";

import { belongs, sha256 } from "./sha256";

describe("SHA-256", () => {
  it.each([0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes", (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
});

describe("the seal", () => {
  const secret = "00ff10";
  const seal = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

  it("fits its secret only", () => {
    expect(belongs(secret, seal)).toBe(true);
    expect(belongs("00ff11", seal)).toBe(false);
    expect(belongs("", seal)).toBe(false);
  });
});
