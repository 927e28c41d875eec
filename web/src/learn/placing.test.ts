import { describe, expect, it } from "vitest";

import { overlap, spotFor } from "./placing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 368, height: 160 };

describe("a card", () => {
  it("lies on nothing of what it speaks of, wherever that is", () => {
    for (let left = 0; left < 1300; left += 100) {
      for (let top = 0; top < 800; top += 80) {
        const about = { left, top, right: left + 260, bottom: top + 220 };
        const spot = spotFor(SIZE, about, [], SCREEN);
        const box = { ...spot, right: spot.left + SIZE.width, bottom: spot.top + SIZE.height };
        expect(overlap(box, about)).toBe(0);
        expect(box.left >= 0 && box.top >= 0).toBe(true);
        expect(box.right <= SCREEN.width && box.bottom <= SCREEN.height).toBe(true);
      }
    }
  });
  it("keeps off the answers if there is room beside them", () => {
    const about = { left: 900, top: 300, right: 1000, bottom: 400 };
    const answers = { left: 1040, top: 52, right: 1440, bottom: 500 };
    const spot = spotFor(SIZE, about, [answers], SCREEN);
    const box = { ...spot, right: spot.left + SIZE.width, bottom: spot.top + SIZE.height };
    expect(overlap(box, answers)).toBe(0);
  });
});
