import { describe, expect, it } from "vitest";

import { fetchVocabulary, LANGUAGES } from "../../text/catalogues";
import { Text } from "../../text/lookup";
import type { Told } from "../../wire/data";
import { rolled, roundsOf, summaries } from "./rounds";

const begins = (round: number): Told => ({ event: "round-begins", round });
const makes = (still: number, dice: number[], mobster = 0): Told => ({
  event: "makes",
  mobster,
  still,
  dice,
  crates: dice.reduce((sum, pips) => sum + pips, 0),
});

describe("the dice of a still", () => {
  it("are as they fell last in this round", () => {
    const log = [begins(1), makes(0, [6]), begins(2), makes(0, [2, 3]), makes(7, [1], 1)];
    expect([...rolled(log)].sort()).toEqual([
      [0, [2, 3]],
      [7, [1]],
    ]);
    expect(rolled([...log, begins(3)]).size).toBe(0);
  });

  it("are known too if nobody can drink what they brought", () => {
    const log = [begins(1), { event: "spoiled", mobster: 0, still: 0, dice: [1, 1] }];
    expect(rolled(log).get(0)).toEqual([1, 1]);
  });
});

const sells = (mobster: number, crates: number, cash: number): Told => ({
  event: "sells",
  mobster,
  house: 1,
  truck: 3,
  crates,
  cash,
});
const wages = (mobster: number, cash: number): Told => ({ event: "pays-wages", mobster, cash });

describe("a round", () => {
  it("is what everybody made, sold, earned, paid and lost in it", () => {
    const log: Told[] = [
      begins(1),
      wages(0, 2),
      wages(1, 4),
      makes(0, [2, 3]),
      sells(0, 3, 6),
      { event: "unsold", mobster: 0, truck: 3, crates: 2 },
      { event: "earns-profit", mobster: 1, house: 1, cash: 3 },
      { event: "pays-vigorish", mobster: 1, mobster_to: 0, cash: 1 },
      { event: "turns-marker", mobster: 0, mobster_from: 1, house: 1 },
      begins(2),
      wages(0, 9),
    ];
    const [first, second] = roundsOf(log, 2);
    const none = { markers: 0, dice: 0, trucks: 0 };
    expect(first).toEqual({
      round: 1,
      end: 8,
      sums: [
        { ...none, made: 5, sold: 3, lost: 2, earned: 7, paid: 2 },
        { ...none, made: 0, sold: 0, lost: 0, earned: 3, paid: 5, markers: 1 },
      ],
    });
    expect(second).toMatchObject({ round: 2, end: null });
  });

  it("has money that changed hands in a deal", () => {
    const deal: Told = {
      event: "deal-made",
      seat: 0,
      seat_with: 1,
      give: [{ kind: "cash", count: 3 }],
      take: [{ kind: "truck", item: 4 }],
    };
    const [round] = roundsOf([begins(1), deal], 2);
    expect(round?.sums.map(({ earned, paid }) => [earned, paid])).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  it("has nothing that was taken back", () => {
    const takes: Told = { event: "takes-card", mobster: 0, card: 5 };
    const buys: Told = { event: "buys-truck", mobster: 0, truck: 3, cash: 2 };
    const kinds = ["takes-card", "buys-truck", "pays-wages"];
    const log: Told[] = [
      begins(1),
      wages(0, 1),
      takes,
      buys,
      wages(1, 4),
      { event: "taken-back", seat: 0, kinds },
      takes,
      buys,
      wages(1, 4),
    ];
    const [round] = roundsOf(log, 2);
    expect(round?.sums.map(({ paid }) => paid)).toEqual([3, 4]);
  });

  it("is over when the next one begins, or the game is won", () => {
    const log: Told[] = [begins(1), begins(2), wages(0, 1)];
    expect(summaries(log, 2, 0).map(({ after }) => after)).toEqual([0]);
    const won: Told = { event: "wins", mobster: 1, ending: "fortune" };
    expect(summaries([...log, won], 2, 0).map(({ after }) => after)).toEqual([0, 3]);
  });

  it.each(LANGUAGES)("is a table in words: %s", async (lang) => {
    const text = new Text(await fetchVocabulary(lang, "bootleggers"), ["Al", "Bea"], 0);
    const log: Told[] = [begins(3), wages(0, 2), sells(1, 3, 6), begins(4)];
    log.splice(2, 0, { event: "loses-marker", mobster: 0, house: 1 });
    const [found] = summaries(log, 2, 0);
    const panel = found?.panel;
    expect(text.message(panel!.title)).toContain("3");
    for (const column of panel!.columns) expect(text.message(column)).not.toBe(column.key);
    for (const row of panel!.rows) {
      expect(row).toHaveLength(panel!.columns.length);
      for (const { message } of row) expect(text.message(message)).not.toContain("-round-");
    }
    expect([...text.fallbacks]).toEqual([]);
  });
});
