import { describe, expect, it } from "vitest";

import { roundsOf, ruleOf, type LogShape } from "../../follow/shape";
import { names, touching } from "../../follow/touched";
import type { Told } from "../../wire/data";
import { concerns as houses } from "./concerns";
import shape from "./log.json";

const B: LogShape = shape;

const log = (...events: Record<string, unknown>[]) => events as unknown as Told[];

describe("the rule of a line", () => {
  it("is that of its event, or of the card that is played", () => {
    const [makes, plays, undo] = log(
      { event: "makes", mobster: 0, still: 0, dice: [3], crates: 3 },
      { event: "plays-card", mobster: 1, card: 26, picks: [] },
      { event: "taken-back", seat: 1, kinds: ["places"] },
    );
    expect(ruleOf(B, makes as Told)).toBe("B6.1");
    expect(ruleOf(B, plays as Told)).toBe("B11.17");
    expect(ruleOf(B, undo as Told)).toBe("");
  });
});

describe("rounds", () => {
  it("put an offer between stills and trucks below the phase in which one haggles", () => {
    const offer = { event: "offer-made", seat: 1 };
    const lines = log(
      { event: "round-begins", round: 1 },
      { event: "on-offer", card: 1 },
      offer,
      { event: "places", mobster: 0, house: 2 },
      { event: "makes", mobster: 0, still: 0, dice: [3], crates: 3 },
      { event: "makes", mobster: 1, still: 1, dice: [3], crates: 3 },
      offer,
      { event: "done-dealing", mobster: 0 },
      offer,
      { event: "sells", mobster: 0, house: 0, truck: 0, crates: 1, cash: 1 },
    );
    const [round] = roundsOf(lines, B, { influence: "phase" });
    expect(round?.parts.map(({ key, from, to }) => [key, from, to])).toEqual([
      ["phase-1", 1, 3],
      ["phase-2", 3, 4],
      ["phase-3", 4, 6],
      ["phase-4", 6, 9],
      ["phase-5", 9, 10],
    ]);
  });

  it("fall into the phases that their events show", () => {
    const lines = log(
      { event: "round-begins", round: 1 },
      { event: "on-offer", card: 1 },
      { event: "takes-card", mobster: 0, card: 1 },
      { event: "places", mobster: 0, house: 2 },
      { event: "plays-card", mobster: 1, card: 26 },
      { event: "makes", mobster: 0, still: 0, dice: [3], crates: 3 },
      { event: "places", mobster: 0, house: 2 },
      { event: "round-begins", round: 2 },
      { event: "on-offer", card: 2 },
    );
    const [first, second] = roundsOf(lines, B, { influence: "phase" });
    expect(first).toMatchObject({ from: 0, to: 7, head: 0 });
    expect(first?.parts).toEqual([
      { from: 1, to: 3, head: null, key: "phase-1" },
      { from: 3, to: 5, head: null, key: "phase-2" },
      { from: 5, to: 7, head: null, key: "phase-3" },
    ]);
    expect(second).toMatchObject({ from: 7, to: 9, head: 7 });
    const [anyTime] = roundsOf(lines, B, { influence: "any-time" });
    expect(anyTime?.parts.map(({ key }) => key)).toEqual(["phase-1", "phase-3"]);
  });

  it("hold every line once, however long the game is", () => {
    const kinds = ["round-begins", "on-offer", "places", "makes", "drives", "sells", "opens"];
    const lines = log(...Array.from({ length: 2000 }, (_, at) => ({ event: kinds[at % 7] })));
    const held = roundsOf(lines, B, { influence: "phase" }).flatMap((round) => [
      ...(round.head === null ? [] : [round.head]),
      ...round.parts.flatMap(({ from, to, head }) => [
        ...(head === null ? [] : [head]),
        ...Array.from({ length: to - from }, (_, at) => from + at),
      ]),
    ]);
    expect(held).toEqual(lines.map((_, at) => at));
  });
});

describe("what touched me", () => {
  it("names me in a field that is a seat, and in no other", () => {
    const [pays, offer, number] = log(
      { event: "pays-vigorish", mobster: 0, mobster_to: 2, cash: 3 },
      { event: "offer-made", seat: 0, between: null, to: [2] },
      { event: "recruits", mobster: 0, count: 2 },
    );
    expect(names(pays as Told, 2, "mobster")).toBe(true);
    expect(names(offer as Told, 2, "mobster")).toBe(true);
    expect(names(number as Told, 2, "mobster")).toBe(false);
  });

  it("is what happens in houses where I have influence, as long as I have", () => {
    const lines = log(
      { event: "rolls-demand", house: 1, dice: [1], crates: 1 },
      { event: "places", mobster: 2, house: 1 },
      { event: "rolls-demand", house: 1, dice: [1], crates: 1 },
      { event: "closes", house: 3 },
      { event: "turns-marker", mobster: 0, mobster_from: 2, house: 1 },
      { event: "opens", house: 1 },
      { event: "places", mobster: 2, house: 4 },
      { event: "taken-back", seat: 2, between: null, kinds: ["places"] },
      { event: "opens", house: 4 },
      { event: "plays-card", mobster: 0, card: 24, picks: [{ what: "house", number: 5 }] },
      { event: "aimed-at-you", seat: 2, mobster: 0, card: 24 },
    );
    expect(touching(lines, 2, "mobster", houses)).toEqual([1, 2, 4, 6, 7, 9, 10]);
  });
});
