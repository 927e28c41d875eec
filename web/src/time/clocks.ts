/**
 * How much time is left, from what was told of it and the moment at which one looks.
 *
 * Moments and lengths are in milliseconds; who calls says what time it is.
 */
import type { Heard } from "../wire/data";

/** So little is left that one should be told. */
export const LAST = 10_000;

export interface Left {
  /** Until it is answered for who is asked. */
  all: number;
  /** For this decision alone, before the reserve is touched. */
  own: number;
  /** What is left of the reserve. */
  reserve: number;
  /** Is the reserve being used? Is it nearly over? */
  stage: "calm" | "reserve" | "last";
  /** False: time stands still. */
  runs: boolean;
}

/** The time of a seat that is asked in the open; null: it is not, or has as long as it likes. */
export function timeOf(heard: Heard | null, seat: number, now: number): Left | null {
  const asked = heard?.times.asked.find((each) => each.seat === seat);
  return heard && asked ? leftOf(heard, asked.left, asked.bank, now) : null;
}

/** The time of the sealed question, which is the same for all; null: there is none. */
export function timeOfAll(heard: Heard | null, now: number): Left | null {
  const sealed = heard?.times.sealed ?? null;
  return heard && sealed !== null ? leftOf(heard, sealed, 0, now) : null;
}

/** Of those who are asked in the open, the one whose time is up first. */
export function nextDue(heard: Heard | null): number | null {
  const [first] = [...(heard?.times.asked ?? [])].sort((a, b) => a.left - b.left);
  return first?.seat ?? null;
}

function leftOf({ times, at }: Heard, left: number, bank: number, now: number): Left {
  // The clock of a device may be put back: nobody gets more than was told.
  const gone = times.runs ? Math.max(0, now - at) : 0;
  const all = Math.max(0, left - gone);
  const reserve = Math.min(all, bank);
  const own = all - reserve;
  return { all, own, reserve, stage: stageOf(all, own, bank), runs: times.runs };
}

function stageOf(all: number, own: number, bank: number): Left["stage"] {
  if (all <= LAST) return "last";
  return bank > 0 && own === 0 ? "reserve" : "calm";
}

/** When it will be up, if time runs on. */
export function dueAt({ all }: Left, now: number): number {
  return now + all;
}

/** As a clock shows it: 0:42, 4:59, 1:02:03. A second that has begun counts. */
export function digits(length: number): string {
  const seconds = Math.ceil(length / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** So many votes stop all clocks, or let them run again: more than half. */
export function votesNeeded(people: number): number {
  return Math.floor(people / 2) + 1;
}

const HOUR = 3_600_000;
const MONDAY = 1;
const MORNING = 8;
/** No pause is longer. */
export const LONGEST_PAUSE = 96;

/** How many hours it is until Monday morning; null: the weekend is too far away. */
export function overTheWeekend(now: Date): number | null {
  const then = new Date(now);
  then.setHours(MORNING, 0, 0, 0);
  then.setDate(then.getDate() + ((MONDAY - now.getDay() + 7) % 7));
  if (then <= now) then.setDate(then.getDate() + 7);
  const hours = Math.ceil((then.getTime() - now.getTime()) / HOUR);
  return hours <= LONGEST_PAUSE ? hours : null;
}
