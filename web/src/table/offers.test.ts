import { describe, expect, it } from "vitest";

import { NO_WORDS } from "../text/words";
import type { Offer, Tradable } from "../wire/data";
import {
  common,
  counterDraft,
  emptyDraft,
  goodsOf,
  isCounted,
  isEmpty,
  promiseKinds,
  termsOf,
} from "./offers";

const MINE: Tradable[] = [
  { kind: "cash", item: 0, most: 7 },
  { kind: "thug", item: 19, most: 1 },
];
const THEIRS: Tradable[] = [
  { kind: "cash", item: 0, most: null },
  { kind: "truck", item: 3, most: 1 },
];
const TRADABLE = [MINE, THEIRS, [{ kind: "cash", item: 0, most: null }]];

describe("an offer", () => {
  it("names what lies on each side", () => {
    const draft = {
      ...emptyDraft([1]),
      give: { "cash:0": 3, "thug:19": 1 },
      take: { "truck:3": 1 },
    };
    expect(termsOf(draft, 0, TRADABLE)).toEqual({
      do: "make-offer",
      to: [1],
      give: [
        { kind: "cash", item: 0, count: 3 },
        { kind: "thug", item: 19, count: 1 },
      ],
      take: [{ kind: "truck", item: 3, count: 1 }],
      promises: [],
      counter: -1,
    });
  });

  it("gives no more than there is, but may ask for any amount", () => {
    expect(goodsOf({ "cash:0": 9 }, MINE)).toEqual([{ kind: "cash", item: 0, count: 7 }]);
    expect(goodsOf({ "cash:0": 90 }, THEIRS)).toEqual([{ kind: "cash", item: 0, count: 90 }]);
  });

  it("to several asks only for what all of them could give", () => {
    expect(common([THEIRS, TRADABLE[2] as Tradable[]]).map((good) => good.kind)).toEqual(["cash"]);
  });

  it("to several makes no promises", () => {
    const promise = { kind: "word", by: 0, to: 1, text: "I will" };
    expect(termsOf({ ...emptyDraft([1]), promises: [promise] }, 0, TRADABLE).promises).toHaveLength(
      1,
    );
    expect(termsOf({ ...emptyDraft([1, 2]), promises: [promise] }, 0, TRADABLE).promises).toEqual(
      [],
    );
  });

  it("of nothing is empty", () => {
    expect(isEmpty(termsOf(emptyDraft([1]), 0, TRADABLE))).toBe(true);
  });
});

describe("a counter-offer", () => {
  it("begins with what the other side wants, turned round", () => {
    const offer: Offer = {
      id: 6,
      by: 1,
      terms: {
        do: "make-offer",
        to: [0],
        give: [{ kind: "truck", item: 3 }],
        take: [{ kind: "cash", count: 4 }],
      },
      step: "2.dealing",
    };
    const draft = counterDraft(offer);
    expect(draft).toMatchObject({
      to: [1],
      give: { "cash:0": 4 },
      take: { "truck:3": 1 },
      counter: 6,
    });
  });
});

it("the last kind of promise is in words", () => {
  expect(promiseKinds({ ...NO_WORDS, promises: { truce: "" } })).toEqual(["truce", "word"]);
});

it("a good is counted, or it is this one or none, as the game's words say", () => {
  const goods = { cash: { name: "cash", by: "count" }, card: { name: "card", by: "item" } };
  const words = { ...NO_WORDS, goods };
  expect(isCounted({ kind: "cash", item: 0, most: 1 }, words)).toBe(true);
  expect(isCounted({ kind: "card", item: 3, most: 1 }, words)).toBe(false);
  expect(isCounted({ kind: "beans", item: 0, most: null }, NO_WORDS)).toBe(true);
});
