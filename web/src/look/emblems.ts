/** The emblems: paths out of game-icons, collected when we build (`collect-emblems.mjs`). */
import paths from "./emblems.json";

export type EmblemName = keyof typeof paths;

export const EMBLEMS: Readonly<Record<EmblemName, string>> = paths;

/** The emblem of a card that has none of its own. */
export const ANY_CARD: EmblemName = "any-card";

export function isEmblem(name: string): name is EmblemName {
  return name in paths;
}
