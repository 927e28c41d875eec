/** What matters most of what has happened while somebody else was at it: by events, never by words. */
import type { Message, Seen, Told } from "../wire/data";
import type { LogShape } from "./shape";
import { names, takenBack } from "./touched";

/**
 * How much an event is worth being told of afterwards: among others, if it names the reader, and where
 * that is less, if it is the reader's own doing; below nothing: a question tells him. Of several about one matter (one for each thing, if the
 * event has a field of that name) only the last still holds.
 */
export type Worth = number | readonly [others: number, mine: number, own?: number, matter?: string];
/** What a game says of its events; one that is not here is told in the log alone. */
export type Weights = Readonly<Record<string, Worth>>;

/** What no event says: what the table has come to since then, for this seat. */
export interface Change {
  said: Message;
  /** Is it to the reader's harm? */
  bad: boolean;
}

/** The message that tells several of the very same event at once, by its kind; `count`: how many. */
export type Many = Readonly<Record<string, string>>;

/** What a game brings to this: its weights, and what it reads off the table. */
export interface Recaps {
  default: Weights;
  many?: Many;
  changes?: (was: Seen, now: Seen, me: number) => readonly Change[];
}

/** Harm done to the reader, and a card that another has played, on him or not, whatever they are called. */
const HIT = 20;
const PLAYED = [8, 16] as const;
/** Another has taken a move back. */
const UNDONE = 8;

function worthOf(told: Told, me: number, player: string, shape: LogShape, by: Weights): number {
  if (told[shape.hits[told.event] ?? ""] === me) return isAsked(by[told.event]) ? 0 : HIT;
  // Whose turn it is may have changed under one's eyes.
  if (told.event === "taken-back") return told["seat"] === me ? 0 : UNDONE;
  const mine = names(told, me, player);
  const worth = by[told.event];
  if (typeof worth === "number") return worth;
  if (worth) {
    const [others, named, own = named] = worth;
    if (!mine) return others;
    return (told[player] ?? told["seat"]) === me ? own : named;
  }
  return told.event in shape.plays && told[player] !== me ? PLAYED[mine ? 1 : 0] : 0;
}

/** He reads it in the question that follows. */
function isAsked(worth: Worth | undefined): boolean {
  return typeof worth === "object" && worth[1] < 0;
}

/** What the event says how it stands with. */
function matterOf(told: Told, worth: Worth | undefined): string | null {
  const matter = typeof worth === "object" ? worth[3] : undefined;
  return matter === undefined ? null : `${matter} ${String(told[matter])}`;
}

/**
 * The lines since then that are worth a word, the weightiest first; of two alike, the later one. What is
 * no longer so comes last of all.
 */
export function recapOf(
  log: readonly Told[],
  since: number,
  me: number,
  player: string,
  shape: LogShape,
  by: Weights,
): number[] {
  const undone = takenBack(log);
  const found: { at: number; worth: number }[] = [];
  const settled = new Set<string>();
  for (let at = log.length - 1; at >= since; at--) {
    const told = log[at];
    if (!told || undone.has(at)) continue;
    const worth = worthOf(told, me, player, shape, by);
    if (worth <= 0) continue;
    const matter = matterOf(told, by[told.event]);
    // The same again is told once (`timesOf`).
    if (matter === null && found.some((each) => isSame(log[each.at], told))) continue;
    found.push({ at, worth: matter !== null && settled.has(matter) ? 0 : worth });
    if (matter !== null) settled.add(matter);
  }
  return found
    .sort((one, other) => other.worth - one.worth || other.at - one.at)
    .map(({ at }) => at);
}

/** How often the very same has happened since then: it takes one line. */
export function timesOf(log: readonly Told[], since: number, at: number): number {
  const undone = takenBack(log);
  return log.filter((told, line) => line >= since && !undone.has(line) && isSame(told, log[at]))
    .length;
}

function isSame(one: Told | undefined, other: Told | undefined): boolean {
  return one?.event === other?.event && JSON.stringify(one) === JSON.stringify(other);
}

/** The first few of them, as they happened. */
export function firstFew(lines: readonly number[], count: number): number[] {
  return lines.slice(0, count).sort((one, other) => one - other);
}
