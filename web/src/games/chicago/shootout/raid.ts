/** A police raid as it is shown, made of what was told of it. */
import type { Told } from "../../../wire/data";

export interface Raid {
  /** Where in the log it was ordered. */
  at: number;
  ordered: Told;
  boss: number;
  raided: number;
  business: number | null;
  /** The dice of the police and of whoever is raided; null: not rolled, or not needed. */
  dice: readonly [number, number] | null;
  /** Who was found there; null: nobody has looked yet. */
  found: readonly number[] | null;
  /** Who goes to prison. */
  held: readonly number[];
  /** How it ended, as it was told; nothing: that is still to come. */
  told: readonly Told[];
}

const ORDERS = ["declares-raid-car", "declares-raid-business"];
const ENDS = ["raid-failed", "car-raided", "business-raided", "police-called-off"];
/** What decides it without dice, or stops it. */
const WHY = ["clean-gene", "tony-trouble", "horse-head-sent"];
const STOPS = ["horse-head-sent", "taken-back"];

/** The last raid that was ordered; null: there was none, or it was taken back. */
export function raidOf(log: readonly Told[]): Raid | null {
  const at = log.findLastIndex(({ event }) => ORDERS.includes(event));
  const ordered = log[at];
  if (!ordered) return null;
  const since = log.slice(at + 1);
  const end = since.findIndex(({ event }) => ENDS.includes(event) || STOPS.includes(event));
  const told = end < 0 ? since : since.slice(0, end + 1);
  const last = end < 0 ? undefined : since[end];
  if (last?.event === "taken-back") return null;
  const rolled = told.findLast(({ event }) => event === "raid-dice");
  const shown = told.find(({ event }) => event === "shows-gang");
  return {
    at,
    ordered,
    boss: Number(ordered["boss"]),
    raided: Number(ordered["boss_other"]),
    business: ordered.event === "declares-raid-business" ? Number(ordered["business"]) : null,
    dice: rolled ? [first(rolled["dice"]), first(rolled["dice_other"])] : null,
    found: shown ? (shown["gangsters"] as number[]) : null,
    held: (last?.["gangsters"] as number[] | undefined) ?? [],
    told: last ? told.filter(({ event }) => WHY.includes(event) || ENDS.includes(event)) : [],
  };
}

function first(dice: unknown): number {
  return (dice as number[])[0] ?? 0;
}
