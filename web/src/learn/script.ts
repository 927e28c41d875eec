/** What is written for the reader to do, by the id of the question: the twin of extras/guided.py. */
import { same } from "../table/questions";
import type { AnyAction, Ask } from "../wire/data";
import type { Script } from "./cards";

const LEARNER = "0";
const ANY = "*";

function wishes(own: Readonly<Record<string, readonly AnyAction[]>>, id: string) {
  if (own[id]) return own[id];
  const fits = Object.keys(own).filter(
    (key) => key.endsWith(ANY) && id.startsWith(key.slice(0, -1)),
  );
  const [longest] = fits.sort((a, b) => b.length - a.length);
  return longest === undefined ? [] : (own[longest] ?? []);
}

/** Is something written for this, and can't be done any more? The reader has gone his own way. */
export function strayed(script: Script, asks: readonly Ask[]): boolean {
  const own = script.lines[LEARNER] ?? {};
  const open = asks.filter((ask) => !ask.answer && wishes(own, ask.id).length);
  return open.length > 0 && lineOf(script, open) === null;
}

/** The first of it that the rules allow; null: nothing is written for this. */
export function lineOf(script: Script, asks: readonly Ask[]): AnyAction | null {
  const own = script.lines[LEARNER] ?? {};
  for (const ask of asks) {
    for (const wish of wishes(own, ask.id)) {
      const there = ask.options.some((option) => !option.why_not && same(option.action, wish));
      if (!ask.answer && there) return wish;
    }
  }
  return null;
}
