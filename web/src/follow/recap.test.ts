import { describe, expect, it } from "vitest";

import type { Told } from "../wire/data";
import { firstFew, recapOf, timesOf, type Weights } from "./recap";
import { NO_SHAPE, type LogShape } from "./shape";

const ME = 0;
const shape: LogShape = { ...NO_SHAPE, hits: { robs: "player_from" }, plays: { plays: "card" } };
const weights: Weights = { sells: [7, 12], rolls: 4, walks: [3, 0], refuses: [0, 10, 0] };
const told = (event: string, fields: object) => ({ event, ...fields }) as Told;

const log = [
  told("sells", { player: 1 }), // before the last answer
  told("walks", { player: ME }), // the answer itself is no news
  told("rolls", { dice: [3] }),
  told("sells", { player: 1 }),
  told("sells", { player: ME }),
  told("nothing", { player: ME }),
  told("plays", { player: 2, card: 5 }),
  told("robs", { player: 2, player_from: ME }),
];

function recap(lines: readonly Told[], since = 1): number[] {
  return recapOf(lines, since, ME, "player", shape, weights);
}

describe("what has happened since one's last answer", () => {
  it("is told by its weight: harm first, then one's own, then the others'", () => {
    expect(recap(log)).toEqual([7, 4, 6, 3, 2]);
  });

  it("is shown as it happened", () => {
    expect(firstFew(recap(log), 3)).toEqual([4, 6, 7]);
  });

  it("is nothing right after an answer", () => {
    expect(recap(log, log.length)).toEqual([]);
  });

  it("has nothing in it that was taken back", () => {
    const back = [...log.slice(0, 4), told("taken-back", { seat: ME, kinds: ["sells"] })];
    expect(recap(back)).toEqual([2]);
  });

  it("says that another has taken a move back", () => {
    const back = [...log.slice(0, 4), told("taken-back", { seat: 1, kinds: ["sells"] })];
    expect(recap(back)).toEqual([4, 2]);
  });

  it("has what others say to the reader, not what he has said himself", () => {
    const said = [
      told("refuses", { seat: 1, seat_by: ME }),
      told("refuses", { seat: ME, seat_by: 1 }),
      told("refuses", { seat: 1, seat_by: 2 }),
    ];
    expect(recap(said, 0)).toEqual([0]);
  });

  it("tells a card played on the reader before all but the harm that it did", () => {
    const aimed = told("plays", { player: 2, player_other: ME, card: 5 });
    expect(recap([...log, aimed])).toEqual([7, 8, 4, 6, 3, 2]);
  });

  it("has nothing of others' cards that the reader plays himself", () => {
    expect(recap([told("plays", { player: ME, card: 5 })], 0)).toEqual([]);
  });

  it("tells the very same once, and how often", () => {
    const walked = told("walks", { player: 1, to: 3 });
    const lines = [walked, walked, told("walks", { player: 1, to: 4 }), walked];
    expect(recap(lines, 1)).toEqual([3, 2]);
    expect(timesOf(lines, 1, 3)).toBe(2);
    expect(timesOf(lines, 1, 2)).toBe(1);
  });
});
