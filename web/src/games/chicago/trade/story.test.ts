import { expect, test } from "vitest";

import type { Told } from "../../../wire/data";
import { NOTHING, TRADE } from "../components";
import { byBoss, goodsOf, inTrade, saidOf, stepOf, tradeStory } from "./story";

const told = (event: string, fields: object = {}): Told => ({ event, ...fields });
const BEFORE = [
  told("trade-phase-begins", { turn: 1 }),
  told("bid", { boss: 2, gangster: 4, cash: 900 }),
];
const INCOME = [
  told("trade-phase-begins", { turn: 2 }),
  told("income", { boss: 1 }),
  told("income", { boss: 0 }),
  told("own-income", { boss: 0, cash: 350, cash_businesses: 300, cash_territories: 50 }),
  told("brings", { boss: 1, gangster: 41, goods: [{ kind: "henchmen", count: 2 }] }),
];
const DRAWS = [
  told("new-resources", { boss: 1, place: 3, goods: [] }),
  told("draws-gangster", { boss: 1, gangster: 36 }),
  told("draws", { boss: 0 }),
  told("own-draw", { boss: 0, card: 90 }),
];
const LOT = [
  told("bid", { boss: 1, gangster: 36, cash: 50 }),
  told("no-bid", { boss: 0, gangster: 36 }),
  told("bid", { boss: 2, gangster: 36, cash: 150 }),
];

test("only the last trade phase is told, income and draws by boss", () => {
  const story = tradeStory([...BEFORE, ...INCOME, ...DRAWS]);
  expect(byBoss(story.income).map(([boss, lines]) => [boss, lines.length])).toEqual([
    [1, 2],
    [0, 2],
  ]);
  expect(story.draws.map(({ boss }) => boss)).toEqual([1, 1, 0, 0]);
  expect(story.sales).toEqual([]);
});

test("what has been said of the lot, until it is over", () => {
  const log = [...INCOME, ...DRAWS, ...LOT];
  expect(saidOf(tradeStory(log), 36)).toEqual([
    { boss: 1, cash: 50 },
    { boss: 0, cash: null },
    { boss: 2, cash: 150 },
  ]);
  const sold = tradeStory([...log, told("hires", { boss: 2, gangster: 36, cash: 150 })]);
  expect(saidOf(sold, 36)).toEqual([]);
  expect(sold.sales[0]?.sold).toEqual({ boss: 2, cash: 150 });
});

test("nobody's lot stays unsold; the badge is a lot without a gangster", () => {
  const log = [
    ...INCOME,
    ...DRAWS,
    told("no-bid", { boss: 1, gangster: 36 }),
    told("unsold", { gangster: 36 }),
    told("bribe", { boss: 0, cash: 50 }),
    told("badge", { boss: 0, cash: 50 }),
  ];
  expect(tradeStory(log).sales.map(({ gangster, sold }) => [gangster, sold?.boss])).toEqual([
    [36, undefined],
    [NOTHING, 0],
  ]);
});

test("the steps one after the other", () => {
  const none = { auction: null, placing: null };
  expect(stepOf(none, INCOME)).toBe("income");
  expect(stepOf(none, [...INCOME, ...DRAWS])).toBe("hire");
  expect(stepOf(none, [...INCOME, ...DRAWS, told("no-badge")])).toBe("place");
  const auction = { gangster: NOTHING } as never;
  expect(stepOf({ auction, placing: null }, [])).toBe("bribe");
  expect(stepOf({ auction: null, placing: { spots: [] } as never }, [])).toBe("place");
});

test("one of something is told, though the wire does not say how many", () => {
  const goods = [{ kind: "henchmen" }, { kind: "booze", count: 3 }];
  expect(goodsOf(told("new-resources", { goods }))).toEqual([
    { good: "booze", count: 3 },
    { good: "henchmen", count: 1 },
  ]);
  expect(goodsOf(told("new-resources", { goods: [] }))).toEqual([]);
});

test("before the first game turn there is no trade phase", () => {
  const at = (turn: number, round: number) =>
    inTrade({ table: { turn, round }, result: null } as never);
  expect(at(0, TRADE)).toBe(false);
  expect(at(1, TRADE)).toBe(true);
  expect(at(1, 4)).toBe(false);
});

test("one of a resource is on the wire without its number", () => {
  const goods = [{ kind: "henchmen", count: 3 }, { kind: "booze" }, { kind: "girls", count: 0 }];
  expect(goodsOf(told("new-resources", { goods }))).toEqual([
    { good: "booze", count: 1 },
    { good: "henchmen", count: 3 },
  ]);
  expect(goodsOf(told("draws"))).toEqual([]);
});
