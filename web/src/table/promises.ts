/** The book of promises: by whom which were kept, and which of mine run out when. */
import type { Entry, Progress } from "../wire/data";

export const VERDICTS = ["kept", "broken", "open"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Tally {
  seat: number;
  counts: Record<Verdict, number>;
}

/** How everybody who has given his word has kept it. */
export function tally(ledger: readonly Entry[]): Tally[] {
  const found = new Map<number, Record<Verdict, number>>();
  for (const { promise, verdict } of ledger) {
    const counts = found.get(promise.by) ?? { kept: 0, broken: 0, open: 0 };
    counts[verdict ?? "open"] += 1;
    found.set(promise.by, counts);
  }
  return [...found]
    .map(([seat, counts]) => ({ seat, counts }))
    .sort((one, two) => one.seat - two.seat);
}

export interface Dated {
  entry: Entry;
  /** Did I give it? Else it was given to me. */
  mine: boolean;
  /** The last round in which it binds; null: it has no end that anybody has named. */
  until: number | null;
  /** It runs out in this round. */
  due: boolean;
}

/** The open promises that I gave or was given, those first that run out first. */
export function calendar(ledger: readonly Entry[], me: number | null, now: number): Dated[] {
  return ledger
    .filter(({ verdict }) => (verdict ?? "open") === "open")
    .filter(({ promise }) => me !== null && (promise.by === me || promise.to === me))
    .map((entry) => {
      const until = entry.promise.until || null;
      return { entry, mine: entry.promise.by === me, until, due: until === now };
    })
    .sort((one, two) => (one.until ?? Infinity) - (two.until ?? Infinity));
}

/** How many of them run out in this round. */
export function running(
  ledger: readonly Entry[],
  me: number | null,
  progress: Progress | undefined,
): number {
  return calendar(ledger, me, progress?.now ?? 0).filter(({ due }) => due).length;
}
