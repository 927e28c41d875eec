import { describe, expect, test } from "vitest";

import { ANY_CARD, isEmblem } from "../../look/emblems";
import { picksOf } from "../../table/questions";
import type { Ask } from "../../wire/data";
import { card, house, muscle, truck } from "./components";
import box from "./components.json";
import { letters } from "../../board/letters";
import { named } from "./named";

describe("what can be picked on the board", () => {
  const ask: Ask = {
    id: "1",
    seat: 0,
    question: { ask: "drive", count: 1 },
    rule: "B7.5",
    options: [
      { action: { do: "drive", truck: 5, house: 0 } },
      { action: { do: "drive", truck: 5, house: 2 } },
      { action: { do: "drive", truck: 6, house: 2 }, why_not: { rule: "B7.5", key: "why-not" } },
      { action: { do: "done" } },
    ],
  };

  test("a truck to send names the truck and the house", () => {
    expect(named({ do: "drive", truck: 5, house: 2 })).toEqual(["truck:5", "house:2"]);
  });

  test("a card on offer is not a card in the hand", () => {
    expect(named({ do: "take", card: 12 })).toEqual(["offer:12"]);
    expect(named({ do: "play", card: 12 })).toEqual(["thug:12"]);
  });

  test("only what is allowed lights up, each thing with all its answers", () => {
    const found = picksOf([ask], named);
    expect([...found.keys()].sort()).toEqual(["house:0", "house:2", "truck:5"]);
    expect(found.get("truck:5")).toHaveLength(2);
    expect(found.get("house:2")).toHaveLength(1);
  });
});

describe("letters", () => {
  test("are the first of the names", () => {
    expect(letters(["Rosa", "Vito", "Mae"])).toEqual(["R", "V", "M"]);
  });
  test("are never given twice", () => {
    expect(letters(["Sal", "Sam", "Sa", "s", "Élodie", "  "])).toEqual([
      "S",
      "A",
      "B",
      "C",
      "É",
      "D",
    ]);
  });
});

describe("the box", () => {
  test("McCoy's price depends on how many play", () => {
    expect([house(4, 5).wholesale, house(4, 6).wholesale]).toEqual([3, 2]);
  });
  test("cards, trucks and muscle are told by their number", () => {
    expect(card(23)).toEqual({ name: "hijack", kind: "thug", capacity: 0 });
    expect(card(7)).toEqual({ name: "large-truck", kind: "truck", capacity: 9 });
    expect(truck(13)).toEqual({ size: "medium", capacity: 6 });
    expect(muscle(72)).toEqual({ suit: "blue", cost: 4 });
    expect(() => card(9)).toThrow(RangeError);
  });
});

test("a card has an emblem of its own, or the one of all that have none", () => {
  expect(isEmblem(ANY_CARD)).toBe(true);
  const drawn = ["still", "truck"]; // drawings of our own
  for (const { name, kind } of Object.values(box.cards)) {
    if (!drawn.includes(kind) && !isEmblem(name))
      console.warn(`${name} has no emblem of its own: name one in src/look/emblem-names.json`);
  }
});
