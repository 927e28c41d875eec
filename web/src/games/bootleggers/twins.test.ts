import { describe, expect, it } from "vitest";

import type { Picks } from "../../table/questions";
import { truck as truckOf } from "./components";
import { withoutTwins } from "./twins";
import type { TruckView } from "./types";

const numbers = Array.from({ length: 20 }, (_, truck) => truck);
const smalls = numbers.filter((truck) => truckOf(truck).size === "small");
const [one = 0, other = 0] = smalls;
const bigger = numbers.find((truck) => truckOf(truck).size !== "small") ?? 0;

const HOUSE = 2;
const standing = (): TruckView[] =>
  numbers.map((truck) => ({
    truck,
    owner: 0,
    operator: 0,
    crates: 3,
    house: -1,
    late: false,
    pigeon: -1,
  }));

/** A tap on the house: which of these trucks is meant? */
function asked(trucks: readonly number[], lying: readonly TruckView[]): unknown[] {
  const ask = { id: "drive", options: [] } as never;
  const choices = trucks.map((truck) => ({
    ask,
    option: { action: { do: "drive", truck, house: HOUSE } } as never,
  }));
  const picks: Picks = new Map([[`house:${HOUSE}`, choices]]);
  const left = withoutTwins(picks, lying).get(`house:${HOUSE}`) ?? [];
  return left.map(({ option }) => option.action["truck"]);
}

function changed(truck: number, by: Partial<TruckView>): TruckView[] {
  return standing().map((each) => (each.truck === truck ? { ...each, ...by } : each));
}

describe("trucks that nobody can tell apart", () => {
  it("are not asked about", () => {
    expect(one).not.toBe(other);
    expect(asked([one, other], standing())).toEqual([one]);
  });

  it.each([{ crates: 2 }, { owner: 1 }, { late: true }, { pigeon: 1 }])(
    "are, if they differ in anything: %j",
    (by) => expect(asked([one, other], changed(other, by))).toEqual([one, other]),
  );

  it("are, if one carries more than the other", () => {
    expect(asked([one, bigger], standing())).toEqual([one, bigger]);
  });
});
