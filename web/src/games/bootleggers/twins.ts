import type { Choice, Picks } from "../../table/questions";
import type { AnyAction } from "../../wire/data";
import { truck as truckOf } from "./components";
import type { TruckView } from "./types";

/** Two trucks that differ in nothing but their numbers: which of them drives is no question. */
export function withoutTwins(picks: Picks, trucks: readonly TruckView[]): Picks {
  const first = ({ option }: Choice, at: number, all: readonly Choice[]) =>
    !all.slice(0, at).some((other) => areTwins(other.option.action, option.action, trucks));
  return new Map([...picks].map(([name, choices]) => [name, choices.filter(first)]));
}

function areTwins(one: AnyAction, other: AnyAction, trucks: readonly TruckView[]): boolean {
  if (one.do !== "drive" || other.do !== "drive" || one["house"] !== other["house"]) return false;
  const [mine, its] = [one, other].map((action) => trucks[Number(action["truck"])]);
  return mine !== undefined && its !== undefined && besideNumber(mine) === besideNumber(its);
}

/** Size, load, whose it is, and whatever else has been done to it. */
function besideNumber({ truck, ...rest }: TruckView): string {
  return JSON.stringify({ size: truckOf(truck).size, ...rest });
}
