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
  laid,
  laysOf,
  promised,
  promiseKinds,
  termsOf,
  withGood,
  withPartner,
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
      words: "",
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

describe("a tap on the table", () => {
  const truck: Tradable = { kind: "truck", item: 3, most: 1 };
  const cash: Tradable = { kind: "cash", item: 0, most: 7 };
  const crates: Tradable = { kind: "crates", item: 0, most: 2 };

  it("lays what is mine on my side, one more each time, and no more than there is", () => {
    let draft = emptyDraft([1]);
    for (let tap = 0; tap < 3; tap++) draft = laid(draft, 0, 0, crates, true, TRADABLE);
    expect(draft.give).toEqual({ "crates:0": 2 });
  });

  it("on what is somebody else's makes him the partner", () => {
    const draft = laid(emptyDraft(), 0, 1, truck, false, TRADABLE);
    expect(draft).toMatchObject({ to: [1], take: { "truck:3": 1 }, give: {} });
  });

  it("a second time takes a thing back", () => {
    const once = laid(emptyDraft([1]), 0, 1, truck, false, TRADABLE);
    expect(laid(once, 0, 1, truck, false, TRADABLE).take).toEqual({ "truck:3": 0 });
  });

  it("on what only one of several partners has leaves the others out", () => {
    expect(laid(emptyDraft([1, 2]), 0, 1, truck, false, TRADABLE).to).toEqual([1]);
    expect(laid(emptyDraft([1, 2]), 0, 1, cash, true, TRADABLE).to).toEqual([1, 2]);
  });

  it("on somebody else's name brings him in, or leaves him out", () => {
    expect(withPartner(emptyDraft([2]), 1).to).toEqual([1, 2]);
    expect(withPartner(emptyDraft([1, 2]), 2).to).toEqual([1]);
  });

  it("may mean several things", () => {
    const lay = { label: "", on: false, lay: () => undefined };
    expect(
      laysOf([["truck:3", lay] as const, ["truck:3", lay] as const]).get("truck:3"),
    ).toHaveLength(2);
  });
});

it("what changes hands in steps is rounded down to one", () => {
  const cash: Tradable = { kind: "cash", item: 0, most: 420, step: 50 };
  expect(withGood(emptyDraft(), "give", cash, 999).give).toEqual({ "cash:0": 400 });
});

it("a new partner is asked for nothing and promises nothing", () => {
  const promise = { kind: "word", by: 1, to: 0, text: "I will" };
  const draft = { ...emptyDraft([1]), take: { "truck:3": 1 }, promises: [promise] };
  const other = laid(draft, 0, 2, { kind: "cash", item: 0, most: null }, true, TRADABLE);
  expect(other).toMatchObject({ to: [2], take: { "cash:0": 1 }, promises: [] });
});

describe("a promise in one tap", () => {
  it("is for now, and about the first thing", () => {
    const usual = { kind: "truce", by: 0, to: 1, until: 4 };
    expect(promised("truce", 0, 1, 4, [])).toEqual(usual);
    expect(promised("send", 0, 1, 4, [2, 3])).toEqual({ ...usual, kind: "send", about: 2 });
    expect(promised("pay", 0, 1, 4, null)).toEqual({ ...usual, kind: "pay", about: 1 });
  });

  it("in words goes along only once something has been said", () => {
    const said = (text: string) => ({ ...promised("word", 0, 1, 4, []), text });
    const terms = (text: string) =>
      termsOf({ ...emptyDraft([1]), promises: [said(text)] }, 0, TRADABLE);
    expect(isEmpty(terms(" "))).toBe(true);
    expect(terms("I will").promises).toHaveLength(1);
  });
});
