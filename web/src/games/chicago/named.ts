/** What on the table an answer speaks of, so that it can be picked there. */
import type { AnyAction, Ask, Message, Option, Seen, Tradable } from "../../wire/data";
import { firstContract } from "./components.json";
import type { ChicagoView } from "./types";

/**
 * The things that an action names: `square:12`, `place:3`, `lot:5`, `territory:7`, `business:4`,
 * `garage:1`, `car:2` (a boss's car), `gangster:14`, `card:90` (in the own hand), `contract:121`,
 * `spot:18` (where a gangster can be put).
 */
export function named(action: AnyAction): string[] {
  const thing = (base: string, field = base) => {
    const value = action[field];
    return typeof value === "number" ? [`${base}:${value}`] : [];
  };
  switch (action.do) {
    case "drive":
    case "drive-police":
      return thing("square");
    case "take-all":
    case "take-some":
    case "confiscate-all":
    case "confiscate-some":
      return thing("place");
    case "mark":
    case "clean-up":
      return thing("territory");
    case "pick-lot":
    case "open-business":
      return thing("lot");
    case "start-contract":
    case "complete-contract":
      return thing("contract");
    case "visit-business":
    case "attack-business":
    case "raid-business":
    case "look-in-business":
      return thing("business");
    case "attack-car":
    case "raid-car":
    case "look-in-car":
      return thing("car", "boss");
    case "choose-garage":
      return thing("garage");
    case "fetch":
    case "lose":
    case "neutralize":
      return thing("gangster");
    case "put":
      return thing("spot");
    case "play":
      return thing("card");
    default:
      return [];
  }
}

/** To drive where the car is, is to stay. */
export function alike({ means }: Option): AnyAction | null {
  return means?.told?.some(({ key }) => key === "mean-stays") ? { do: "stay" } : null;
}

/** Where a boss's good lies: `cash:1`, `booze:1` and so on, `card:90` in the own hand, `gangster:14`. */
export function goods(seat: number, { kind, item = 0 }: Tradable, mine: boolean): string[] {
  switch (kind) {
    case "cash":
    case "booze":
    case "girls":
    case "henchmen":
      return [`${kind}:${seat}`];
    case "card":
      return mine ? [`card:${item}`] : [];
    case "gangster":
      return [`gangster:${item}`];
    default:
      return [];
  }
}

/** A promise not to bid is about those who are for hire; if nobody is, about who is in the deck. */
export function promised(base: string, seen: Seen): readonly number[] | null {
  const { table, gangsters } = seen as Partial<Pick<ChicagoView, "table" | "gangsters">>;
  if (base !== "gangster" || !table || !gangsters) return null;
  if (table.offer.length) return table.offer;
  return gangsters.flatMap(({ gangster, owner, shown }) => (owner < 0 && !shown ? [gangster] : []));
}

/** Is there an event card in the hand? */
export function keeps(seen: Seen): boolean {
  const { own } = seen as Partial<Pick<ChicagoView, "own">>;
  return own?.hand.some((card) => card < firstContract) ?? false;
}

/** The question that an order answers, and that in which it is left. */
const ORDERED: readonly string[] = ["pass-bid", "drop-limit"];

/** In an auction: to pass, or to bid up to so much. */
export function ordered(ask: Ask, seen: Seen): Message | null {
  const fifties = (seen as Partial<Pick<ChicagoView, "own">>).own?.limit;
  const stands = ({ action }: Ask["options"][number]) => ORDERED.includes(action.do);
  if (!fifties || !ask.options.some(stands)) return null;
  return fifties < 0 ? { key: "board-trade-out" } : { key: "board-trade-limit", args: { fifties } };
}
