import { describe, expect, it } from "vitest";

import { PAUSE } from "./keys";
import { type Box, Steady } from "./steady";

const BUTTON = { name: "bid" };
const X = 50;
const at = (top: number, height = 44): Box => ({ left: 0, right: 100, top, bottom: top + height });

/** A button that has lain here for long. */
function lying(top: number): Steady<object> {
  const steady = new Steady<object>();
  steady.note(BUTTON, at(top), 0);
  return steady;
}

describe("what has just come under a finger", () => {
  it("answers as long as it stays where it is, however quickly it is tapped again", () => {
    const steady = lying(700);
    for (let now = 1000; now < 1100; now += 10) {
      steady.note(BUTTON, at(700), now);
      expect(steady.isMeant(BUTTON, X, 720, now)).toBe(true);
    }
  });

  it("is dead for a moment after it has come", () => {
    const steady = new Steady<object>();
    steady.note(BUTTON, at(700), 1000);
    expect(steady.isMeant(BUTTON, X, 720, 1000 + PAUSE - 1)).toBe(false);
    expect(steady.isMeant(BUTTON, X, 720, 1000 + PAUSE)).toBe(true);
  });

  it("is dead for a moment where it has moved to", () => {
    const steady = lying(700);
    steady.note(BUTTON, at(600), 1000);
    expect(steady.isMeant(BUTTON, X, 620, 1000)).toBe(false);
    expect(steady.isMeant(BUTTON, X, 620, 1000 + PAUSE)).toBe(true);
  });

  it("answers where it was before, too: there it was aimed at", () => {
    const steady = lying(700);
    steady.note(BUTTON, at(680, 64), 1000);
    expect(steady.isMeant(BUTTON, X, 720, 1000)).toBe(true);
    expect(steady.isMeant(BUTTON, X, 690, 1000)).toBe(false);
  });

  it("remembers every place of that moment", () => {
    const steady = lying(700);
    steady.note(BUTTON, at(500), 1000);
    steady.note(BUTTON, at(700), 1000 + PAUSE / 2);
    expect(steady.isMeant(BUTTON, X, 720, 1000 + PAUSE)).toBe(false);
    expect(steady.isMeant(BUTTON, X, 720, 1000 + 2 * PAUSE)).toBe(true);
  });

  it("follows whoever scrolls", () => {
    const steady = lying(700);
    steady.note(BUTTON, at(500), 1000, true);
    steady.note(BUTTON, at(500), 1010);
    expect(steady.isMeant(BUTTON, X, 520, 1010)).toBe(true);
  });
});
