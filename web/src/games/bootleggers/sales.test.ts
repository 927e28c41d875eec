import { describe, expect, it } from "vitest";

import type { Told } from "../../wire/data";
import { lastSales } from "./sales";

const told = (event: string, fields: object = {}) => ({ event, ...fields }) as Told;

const sold = [
  told("round-begins", { round: 3 }),
  told("rolls-demand", { house: 2, dice: [2, 5], crates: 7 }),
  told("sells", { mobster: 1, house: 2, truck: 4, crates: 3, cash: 6 }),
  told("sells", { mobster: 1, house: 2, truck: 5, crates: 2, cash: 4 }),
  told("earns-profit", { mobster: 0, house: 2, cash: 5 }),
  told("stays-closed", { house: 3 }),
];
const next = [...sold, told("round-begins", { round: 4 }), told("on-offer", { card: 12 })];

describe("what the houses bought", () => {
  it("stands there while they buy", () => {
    const { houses, earned } = lastSales(sold, 5);
    expect(houses.get(2)?.dice).toEqual([2, 5]);
    expect(houses.get(2)?.takings).toEqual([
      { mobster: 1, crates: 5, cash: 10, profit: 0 },
      { mobster: 0, crates: 0, cash: 0, profit: 5 },
    ]);
    expect(houses.get(2)?.told).toHaveLength(4);
    expect(houses.get(3)?.closed).toBe(true);
    expect([...earned]).toEqual([
      [1, 10],
      [0, 5],
    ]);
  });

  it.each([1, 2, 3])("still in phase %i of the next round", (phase) => {
    expect(lastSales(next, phase)).toEqual(lastSales(sold, 5));
  });

  it("and no longer once trucks drive again", () => {
    expect(lastSales(next, 4).houses.size).toBe(0);
    expect(lastSales(next, 5).houses.size).toBe(0);
  });

  it("is nothing in the first round", () => {
    expect(lastSales([told("round-begins", { round: 1 })], 1).houses.size).toBe(0);
  });

  it("is not what was taken back", () => {
    const back = [...sold.slice(0, 3), told("taken-back", { kinds: ["sells"] })];
    expect(lastSales(back, 5).earned.size).toBe(0);
  });
});
