import { describe, expect, it } from "vitest";

import type { GameInfo } from "../wire/data";
import { called, chosen, filledWith, newTable, presetOf, resized, usualPlan } from "./tables";

const GAME: GameInfo = {
  name: "cellar",
  least: 3,
  most: 6,
  options: [
    { name: "rounds", values: [12, 8], default: 12 },
    { name: "cash", values: ["secret", "open"], default: "secret" },
  ],
  presets: [{ name: "000", options: { rounds: 8 } }],
  bots: ["chaotic", "scripted"],
  board: "",
};

describe("Play now", () => {
  it("is one person against three bots, by the usual rules", () => {
    const table = newTable(usualPlan(GAME), GAME, "Al");
    expect(table.seats.map((seat) => seat.kind)).toEqual(["human", "bot", "bot", "bot"]);
    expect(table.seats[0]?.name).toBe("Al");
    expect(table.options).toEqual({});
    expect(table).toMatchObject({ game: "cellar" });
  });

  it("lasts as long as was chosen, where the game has such a choice", () => {
    const short = { ...GAME, length: "rounds" };
    expect(newTable(usualPlan(short, 0, "", "8"), short, "Al").options).toEqual({ rounds: 8 });
    expect(newTable(usualPlan(short, 0, "", "99"), short, "Al").options).toEqual({});
    expect(newTable(usualPlan(GAME, 0, "", "8"), GAME, "Al").options).toEqual({});
  });

  it.each([
    [2, 2, 1],
    [2, 6, 3],
    [5, 6, 4],
  ])("keeps to the seats of a game for %i to %i", (least, most, bots) => {
    expect(usualPlan({ ...GAME, least, most }).others).toHaveLength(bots);
  });

  it("cuts a name that is too long for every table", () => {
    expect(newTable(usualPlan(GAME), GAME, "x".repeat(50)).seats[0]?.name).toHaveLength(20);
  });
});

describe("a table of one's own", () => {
  it("keeps who sits there when its size changes", () => {
    const plan = { ...usualPlan(GAME), others: [null, "chaotic", ""] };
    expect(resized(plan, 6).others).toEqual([null, "chaotic", "", "", ""]);
    expect(resized({ ...plan, others: [null] }, 3).others).toEqual([null, null]);
    expect(filledWith(plan, "people").others).toEqual([null, null, null]);
    expect(filledWith(plan, "bots").others).toEqual(["", "", ""]);
    expect(resized(plan, 3).others).toEqual([null, "chaotic"]);
  });

  it("calls everybody by name: bots whom nobody has named take what is left", () => {
    const plan = { ...usualPlan(GAME), others: [null, "", "chaotic"], names: ["Zoe", "", "Bill"] };
    expect(called(plan, "pearl", ["Pearl", "Dutch", "Stella"])).toEqual(["Zoe", "Dutch", "Bill"]);
    expect(newTable(plan, GAME, "pearl").seats.slice(1)).toEqual([
      { kind: "human", name: "Zoe" },
      { kind: "bot", bot: "", name: "" },
      { kind: "bot", bot: "chaotic", name: "Bill" },
    ]);
  });

  it("takes the text of a board of one's own along", () => {
    const game = { ...GAME, board: "map" };
    const own = { name: "Gotham", drawing: null, written: "name = 'Gotham'" };
    const plan = { ...usualPlan(game), options: { rounds: 8 }, board: own };
    expect(newTable(plan, game, "Al").options).toEqual({ rounds: 8, map: own.written });
    expect(presetOf(plan, game)).toBe("000");
    const { board: _, ...usual } = plan;
    expect(newTable(usual, game, "Al").options).toEqual({ rounds: 8 });
  });

  it("sends only the options that differ", () => {
    const plan = { ...usualPlan(GAME), options: { rounds: 8, cash: "secret" } };
    expect(chosen(plan, GAME)).toEqual({ rounds: 8 });
  });

  it("knows a preset when it sees one", () => {
    expect(presetOf({ ...usualPlan(GAME), options: { rounds: 8 } }, GAME)).toBe("000");
    expect(presetOf({ ...usualPlan(GAME), options: { rounds: 8, cash: "open" } }, GAME)).toBeNull();
    expect(presetOf(usualPlan(GAME), GAME)).toBeNull();
  });
});
