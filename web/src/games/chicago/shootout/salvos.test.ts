import { describe, expect, it } from "vitest";

import type { Told } from "../../../wire/data";
import { after, nextRoll, type Cut } from "./salvos.svelte";

const told = (event: string): Told => ({ event }) as Told;
const LOG = [
  "rolls",
  "attacks-car",
  "totals",
  "shootout-round-tied",
  "shootout-round-won",
  "in-hospital",
  "shootout-round-won",
  "car-beaten",
].map(told);

/** All that is shown from here on: of the log so many lines, as long as the dice roll, and then. */
function watched(seen: number): [number, string | null][] {
  let cut: Cut = { seen, dice: null };
  const found: [number, string | null][] = [];
  for (let next = after(LOG, cut); next; next = after(LOG, cut)) {
    cut = next.cut;
    found.push([cut.dice === null ? nextRoll(LOG, cut.seen) : cut.seen, cut.dice]);
  }
  return found;
}

describe("a shootout that is told at once", () => {
  it("is seen salvo by salvo: the dice, what they made, and who fell before the next", () => {
    expect(watched(1)).toEqual([
      [4, "roll"],
      [4, "lie"],
      [4, null],
      [5, "roll"],
      [5, "lie"],
      [6, null],
      [7, "roll"],
      [7, "lie"],
      [-1, null], // all of it
    ]);
  });

  it("never shows what a salvo has done while its dice roll", () => {
    for (const [lines, dice] of watched(1)) {
      if (dice === null) continue;
      expect(LOG[lines - 1]?.event).toMatch(/^shootout-round/);
    }
  });

  it("waits before the first shot, and not between two ties", () => {
    expect(after(LOG, { seen: 1, dice: null })?.wait).toBeGreaterThan(500);
    expect(after(LOG, { seen: 4, dice: null })?.wait).toBe(0);
  });

  it("is over when nothing is rolled any more", () => {
    expect(after(LOG, { seen: 7, dice: null })).toBeNull();
    expect(after([told("raid-dice")], { seen: 0, dice: null })).not.toBeNull();
  });
});
