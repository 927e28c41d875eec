import { describe, expect, it } from "vitest";

import {
  apart,
  covered,
  laid,
  nearest,
  NEVER,
  onScreen,
  overlap,
  spotFor,
  type Box,
  type Kept,
} from "./placing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 368, height: 160 };

function boxFor(about: Box | null, keep: readonly Kept[]): Box {
  const spot = spotFor(SIZE, about, keep, SCREEN);
  return { ...spot, right: spot.left + SIZE.width, bottom: spot.top + SIZE.height };
}

describe("a card", () => {
  it("lies on nothing of what it speaks of, wherever that is, and beside it", () => {
    for (let left = 0; left < 1300; left += 100) {
      for (let top = 0; top < 800; top += 80) {
        const about = { left, top, right: left + 260, bottom: top + 220 };
        const box = boxFor(about, []);
        expect(overlap(box, about)).toBe(0);
        expect(apart(box, about)).toBeLessThan(20);
        expect(box.left >= 0 && box.top >= 0).toBe(true);
        expect(box.right <= SCREEN.width && box.bottom <= SCREEN.height).toBe(true);
      }
    }
  });
  it("keeps off the answers if there is room beside them", () => {
    const about = { left: 900, top: 300, right: 1000, bottom: 400 };
    const answers = { left: 1040, top: 52, right: 1440, bottom: 500, weight: 2 };
    expect(overlap(boxFor(about, [answers]), answers)).toBe(0);
  });
  it("stays near a small thing in a corner, though the hand lies around it", () => {
    const cash = { left: 10, top: 850, right: 150, bottom: 880 };
    const hand = { left: 0, top: 780, right: 1040, bottom: 900, weight: 1 };
    const mobsters = { left: 0, top: 660, right: 1040, bottom: 778, weight: 0.5 };
    const box = boxFor(cash, [hand, mobsters]);
    expect(overlap(box, hand)).toBe(0);
    expect(apart(box, cash)).toBeLessThan(240);
    expect(box.left).toBeLessThan(200);
  });
  it("does not jump about: as good a spot is none to move for", () => {
    const house = { left: 640, top: 300, right: 800, bottom: 500 };
    const { left, top } = spotFor(SIZE, house, [], SCREEN);
    const below = { left, top: house.bottom + 14 };
    expect(top).toBeLessThan(house.top);
    expect(spotFor(SIZE, house, [], SCREEN, below)).toEqual(below);
    const elsewhere = { left: 10, top: 730 };
    expect(spotFor(SIZE, house, [], SCREEN, elsewhere)).not.toEqual(elsewhere);
  });
  it("covers nothing that can be picked, nor the question, though it lies far away for that", () => {
    const never = (left: number, top: number, right: number, bottom: number) => ({
      ...{ left, top, right, bottom },
      weight: NEVER,
    });
    // Bootleggers, as it lies on a desk: cards on offer, a hand of muscle cards, the question, tabs.
    const offer = [250, 366, 482, 598].map((left) => never(left, 467, left + 108, 615));
    const hand = Array.from({ length: 8 }, (_, at) =>
      never(312 + 70 * at, 797, 374 + 70 * at, 887),
    );
    const question = never(1052, 52, 1440, 238);
    const tabs = never(1051, 520, 1440, 566);
    const held = [...offer, ...hand, question, tabs];
    const lies: Kept[] = [
      { left: 8, top: 784, right: 1043, bottom: 892, weight: 1 },
      { left: 8, top: 633, right: 1043, bottom: 776, weight: 0.5 },
      { left: 1051, top: 566, right: 1440, bottom: 900, weight: 0.5 },
      { left: 0, top: 52, right: 1050, bottom: 900, weight: 0.35 },
    ];
    for (const about of [null, { left: 8, top: 784, right: 1043, bottom: 892 }, ...offer, ...hand])
      expect(covered(boxFor(about, [...lies, ...held]), held)).toBe(0);
  });
  it("is found where it just fits", () => {
    const wall = (top: number, bottom: number) => ({ left: 0, top, right: 1440, bottom });
    const walls = [wall(0, 301), wall(301 + SIZE.height + 9, 900)].map((each) => ({
      ...each,
      weight: NEVER,
    }));
    expect(covered(boxFor(null, walls), walls)).toBe(0);
  });
  it("lies on as little of it as it must where nothing is free", () => {
    const all = { left: 0, top: 0, right: 1440, bottom: 900, weight: NEVER };
    const twice = { left: 0, top: 0, right: 1440, bottom: 600, weight: NEVER };
    expect(overlap(boxFor(null, [all, twice]), twice)).toBe(0);
  });
  it("stays on the screen wherever the reader moves it", () => {
    expect(onScreen({ left: 2000, top: -50 }, SIZE, SCREEN)).toEqual({ left: 1062, top: 10 });
    expect(laid({ left: 1, top: 2 }, SIZE)).toEqual({ left: 1, top: 2, right: 369, bottom: 162 });
  });
  it("has a line to what it speaks of, from edge to edge", () => {
    const one = { left: 100, top: 100, right: 200, bottom: 150 };
    const other = { left: 120, top: 300, right: 160, bottom: 340 };
    expect(nearest(one, other)).toEqual([
      { x: 140, y: 150 },
      { x: 140, y: 300 },
    ]);
    expect(apart(one, other)).toBe(150);
  });
});
