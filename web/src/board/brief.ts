import type { Choice } from "../table/questions";
import type { Text } from "../text/lookup";
import type { Meaning } from "../wire/data";

/** A word or two on a thing that can be picked, and whether that earns or throws away. */
export interface Brief {
  words: string;
  tone: NonNullable<Meaning["tone"]>;
}

/** Of one thing, what picking it would bring; of several answers all that they say, if it is little. */
export function briefOf(choices: readonly Choice[], text: Text): Brief | null {
  const said = choices.map(({ option }) => option.means?.brief).filter((each) => !!each);
  if (said.length === 0 || said.length < choices.length) return null;
  const words = [...new Set(said.map((message) => text.message(message)))];
  if (words.length > MOST) return null;
  const tones = new Set(choices.map(({ option }) => option.means?.tone ?? "neutral"));
  const [only = "neutral"] = tones;
  return { words: words.join(" / "), tone: tones.size === 1 ? only : "neutral" };
}

const MOST = 2;
