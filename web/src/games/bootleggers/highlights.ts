/** Which things on the board the open questions speak of, so that they can be picked there. */
import type { Ask, Option } from "./types";

/**
 * The things on the board that an action names: `house:2`, `truck:7`, `still:6`, `mobster:1`,
 * `offer:12` (a card on offer), `thug:12` and `muscle:34` (cards in the own hand).
 */
export function named(action: Option["action"]): string[] {
  const thing = (base: string, field = base) => {
    const value = (action as Record<string, unknown>)[field];
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

/** What can be picked on the board now. A question that takes several answers is not for it. */
export function highlights(asks: readonly Ask[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const ask of asks) {
    if (ask.kind === "several") continue;
    for (const option of ask.options) {
      if (option.why_not) continue;
      for (const name of named(option.action)) {
        const others = found.get(name);
        if (others) others.push(option);
        else found.set(name, [option]);
      }
    }
  }
  return found;
}

/** The question that an option answers. */
export function askOf(asks: readonly Ask[], option: Option): Ask | null {
  const same = JSON.stringify(option.action);
  return (
    asks.find((ask) => ask.options.some((each) => JSON.stringify(each.action) === same)) ?? null
  );
}
