/** What on the board an answer speaks of, so that it can be picked there. */
import type { AnyAction, Seen, Tradable } from "../../wire/data";
import { omalleys } from "./components.json";
import type { BootleggersView } from "./types";

/**
 * The things on the board that an action names: `house:2`, `truck:7`, `still:6`, `mobster:1`,
 * `offer:12` (a card on offer), `thug:12` and `muscle:34` (cards in the own hand).
 */
export function named(action: AnyAction): string[] {
  const thing = (base: string, field = base) => {
    const value = action[field];
    return typeof value === "number" ? [`${base}:${value}`] : [];
  };
  switch (action.do) {
    case "pick-muscle":
      return thing("muscle");
    case "take":
      return thing("offer", "card");
    case "play":
      return thing("thug", "card");
    case "put-die":
    case "choose-still":
      return thing("still");
    case "put-improvement":
    case "choose-house":
    case "place":
    case "pre-empt":
      return thing("house");
    case "choose-mobster":
      return thing("mobster");
    case "choose-truck":
    case "load":
      return thing("truck");
    case "drive":
      return [...thing("truck"), ...thing("house")];
    default:
      return [];
  }
}

/** Would he be hit himself, or his truck? */
export function atOneself(action: AnyAction, seen: Seen, me: number): boolean {
  if (action.do === "choose-mobster") return action["mobster"] === me;
  const { trucks } = seen as unknown as BootleggersView;
  return action.do === "choose-truck" && trucks[Number(action["truck"])]?.operator === me;
}

/**
 * Where a mobster's good lies: `cash:1` and `crates:1` in his back room, `truck:7`, `thug:12` in
 * the own hand, `known:1:12` before him.
 */
export function goods(seat: number, { kind, item = 0 }: Tradable, mine: boolean): string[] {
  switch (kind) {
    case "cash":
    case "crates":
      return [`${kind}:${seat}`];
    case "truck":
    case "rent":
      return [`truck:${item}`];
    case "thug":
      return [mine ? `thug:${item}` : `known:${seat}:${item}`];
    default:
      return [];
  }
}

/** Nobody can hold O'Malley's, and all sell there: these promises would be about nothing. */
const HELD = ["place", "place-none", "allow"];

/** A promise about a speakeasy is about one that stands in the street. */
export function promised(base: string, seen: Seen, kind: string): readonly number[] | null {
  if (base !== "house") return null;
  const { houses } = seen as Partial<Pick<BootleggersView, "houses">>;
  const standing = houses?.map(({ house }) => house);
  if (!standing || !HELD.includes(kind)) return standing ?? null;
  return standing.filter((house) => house !== omalleys);
}

/** Is there a thug card in the hand? */
export function keeps(seen: Seen, me: number): boolean {
  const { own, mobsters } = seen as Partial<Pick<BootleggersView, "own" | "mobsters">>;
  return (own?.unseen.length ?? 0) + (mobsters?.[me]?.known.length ?? 0) > 0;
}
