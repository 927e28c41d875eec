/** The figures of a finished game, as the page draws and says them. */
import type { Text } from "../text/lookup";
import type { After, AfterChart, AfterStep } from "../wire/data";

/** How the lines of the seats differ without colour. */
export const DASHES = ["", "8 4", "2 3", "10 3 2 3", "5 2", "14 4"] as const;

/** What a seat had at the end of each step, all sources together. */
export function totals(chart: AfterChart, seat: number): number[] {
  const parts = chart.values[seat] ?? [];
  return (parts[0] ?? []).map((_, step) => parts.reduce((sum, part) => sum + (part[step] ?? 0), 0));
}

/** So many of something, in words; fractions to one place. */
export function amount(text: Text, unit: string, number: number): string {
  const n = Math.round(number * 10) / 10 || 0;
  if (unit === "cash") return text.term("cash", n);
  if (unit === "points") return text.say("final-score", { score: n });
  return text.say(`after-unit-${unit}`, { n });
}

/** A bare number as it is written in the language; fractions to one place. */
export function plain(text: Text, number: number): string {
  return number.toLocaleString(text.vocabulary.lang, { maximumFractionDigits: 1 });
}

/** So many of something with its sign. */
export function signed(text: Text, unit: string, number: number): string {
  const said = amount(text, unit, Math.abs(number));
  if (Math.abs(number) < 0.05) return said;
  return `${number < 0 ? "−" : "+"}${said}`;
}

/** What a step is called, in full or as short as a column is wide. */
export function stepName(text: Text, step: AfterStep | undefined, short = false): string {
  if (!step) return "";
  const { key, round: n = 0, part = 0 } = step;
  return text.say(`after-step-${short ? "short-" : ""}${key}`, { n, part });
}

/** Whole steps of an axis that are easy to read: some four of them. */
export function ticks(least: number, most: number): number[] {
  const wide = Math.max(1, most - least);
  const raw = wide / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const size = Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((by) => by >= raw) ?? raw);
  const found: number[] = [];
  for (let at = Math.floor(least / size) * size; at < most + size; at += size) found.push(at);
  return found;
}

/** Labels that would lie on one another are moved apart, within these bounds. */
export function apart(places: readonly number[], least: number, low: number, high: number) {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const room = Math.min(least, (high - low) / Math.max(1, places.length - 1));
  order.forEach((each, n) => {
    const before = order[n - 1];
    each.place = Math.max(each.place, low, before ? before.place + room : low);
  });
  for (let n = order.length - 1; n >= 0; n--) {
    const each = order[n];
    const next = order[n + 1];
    if (each) each.place = Math.min(each.place, next ? next.place - room : high);
  }
  const found: number[] = [];
  for (const { place, at } of order) found[at] = place;
  return found;
}

/** The steps that make columns of a table: all of them, or of very many the last of each round. */
export function columns(steps: readonly AfterStep[], most = 16): number[] {
  const all = steps.map((_, at) => at);
  if (all.length <= most) return all;
  return all.filter((at) => steps[at + 1]?.round !== steps[at]?.round);
}

/** The steps below a chart that are named, so many at most: a name stands where it first applies, not
 * below every part of its round. */
export function axis(steps: readonly AfterStep[], most: number): number[] {
  const all = steps.map((_, at) => at);
  const found = all.filter((at) => at === 0 || steps[at]?.round !== steps[at - 1]?.round);
  const every = Math.ceil(found.length / Math.max(1, most));
  return found.filter((_, n) => n % every === 0);
}

/** Who has how much at a step, in a sentence's list. */
export function standings(text: Text, chart: AfterChart, step: number, order: readonly number[]) {
  const said = order.map((seat) => {
    const value = amount(text, chart.unit, totals(chart, seat)[step] ?? 0);
    return text.say("after-has", { who: text.name(seat), value });
  });
  return text.listed(said);
}

/** The seats that had as much as whoever won, and lost all the same. */
export function tied({ winners, scores }: After["result"]): number[] {
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  return scores.map((_, seat) => seat).filter((s) => !winners.includes(s) && scores[s] === best);
}
