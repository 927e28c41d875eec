import { expect, test } from "vitest";

import { Places } from "./places";

interface Lying {
  at: string;
  top: number;
}

/** A part of the page, 100 high, with what lies on it. */
function page(lying: readonly Lying[]): HTMLElement {
  const box = (top: number, height: number) =>
    ({ left: 0, right: 40, width: 40, top, height, bottom: top + height }) as DOMRect;
  const pieces = lying.map(({ at, top }) => ({
    dataset: { at },
    getClientRects: () => [1],
    getBoundingClientRect: () => box(top, 20),
    closest: () => null,
  }));
  return {
    getBoundingClientRect: () => box(0, 100),
    querySelectorAll: (selector: string) =>
      pieces.filter(({ dataset }) => ["[data-at]", `[data-at="${dataset.at}"]`].includes(selector)),
  } as unknown as HTMLElement;
}

const TILE = { at: "mobster-1", top: 10 };

test("what is scrolled away is found by another of its names", () => {
  const places = new Places(() => page([TILE, { at: "purse-1", top: 140 }]));
  places.remember();
  const place = ["purse-1", "mobster-1"];
  expect(places.find(place)?.dataset["at"]).toBe("mobster-1");
  expect(places.now(place)?.y).toBe(20);
  expect(places.last(place)?.y).toBe(20);
});

test("what is in sight goes by its own name", () => {
  const places = new Places(() => page([TILE, { at: "purse-1", top: 60 }]));
  places.remember();
  expect(places.now(["purse-1", "mobster-1"])?.y).toBe(70);
  expect(places.last(["purse-1", "mobster-1"])?.y).toBe(70);
});

test("what has no other name is at the edge", () => {
  const places = new Places(() => page([TILE, { at: "purse-1", top: 140 }]));
  expect(places.now("purse-1")?.y).toBe(88);
});
