import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { botNonce, dice, hashed, isHex, links } from "./hashes";

interface Vectors {
  secret: string;
  commitment: string;
  nonces: string[];
  seals: string[];
  bot_nonces: string[];
  outcomes: [string, number, number, number][];
  lines: string[];
  links: string[];
}

/** The published ones, with which the server is tested too. */
const vectors = JSON.parse(
  readFileSync(new URL("../../../tests/engine/fairness.json", import.meta.url), "utf8"),
) as Vectors;

describe("the hashes behind the dice", () => {
  it("promise and seal", () => {
    expect(hashed(vectors.secret)).toBe(vectors.commitment);
    expect(vectors.nonces.map(hashed)).toEqual(vectors.seals);
    expect([0, 1, 2].map((seat) => botNonce(vectors.secret, seat))).toEqual(vectors.bot_nonces);
  });

  it.each(vectors.outcomes)("outcome of %s, %i, of %i", (label, k, sides, value) => {
    expect(dice(vectors.secret, vectors.nonces)(label, k, sides)).toBe(value);
  });

  it("chain", () => {
    const lines = vectors.lines.map((line) => new TextEncoder().encode(line));
    expect(links(vectors.secret, lines)).toEqual(vectors.links);
  });

  it("know hex when they see it", () => {
    expect(["", "00fF", vectors.secret].every(isHex)).toBe(true);
    expect(["0", "xy", 7, null, undefined].some(isHex)).toBe(false);
  });
});
