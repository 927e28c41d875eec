/** Whom a line of the log concerns, by the fields of its event and never by its words. */
import type { Told } from "../wire/data";

/** Fields that hold several seats. */
const LISTS = ["seats", "to", "between"];
/** The word for what a field holds: `boss` for `boss_other`. */
const bases = new Map<string, string>();

function baseOf(field: string): string {
  let base = bases.get(field);
  if (base === undefined) bases.set(field, (base = field.split("_", 1)[0] ?? ""));
  return base;
}

/** Does the event name this seat? `player`: what a player is called in the game. */
export function names(told: Told, seat: number, player: string): boolean {
  for (const field in told) {
    const value = told[field];
    if (value === seat) {
      const base = baseOf(field);
      if (base === player || base === "seat") return true;
    } else if (Array.isArray(value) && LISTS.includes(field) && value.includes(seat)) {
      return true;
    }
  }
  return false;
}

/** The lines that are no longer so: each of the kinds that was taken back, the last one first. */
export function takenBack(log: readonly Told[]): ReadonlySet<number> {
  const gone = new Set<number>();
  log.forEach((told, at) => {
    if (told.event !== "taken-back") return;
    const kinds = (told["kinds"] ?? []) as readonly string[];
    let line = at;
    for (const kind of [...kinds].reverse()) {
      do line--;
      while (line >= 0 && (gone.has(line) || log[line]?.event !== kind));
      if (line >= 0) gone.add(line);
    }
  });
  return gone;
}

/** What a game knows beyond names: whose houses, businesses or people an event is about. */
export type Concerns = (log: readonly Told[], seat: number) => ReadonlySet<number>;

/** The lines that touched this seat: they name it, or something of its own. */
export function touching(
  log: readonly Told[],
  seat: number,
  player: string,
  concerns?: Concerns,
): number[] {
  const more = concerns?.(log, seat);
  const found: number[] = [];
  log.forEach((told, at) => {
    if (names(told, seat, player) || more?.has(at)) found.push(at);
  });
  return found;
}

export function setOf(lines: Iterable<number>): ReadonlySet<number> {
  return new Set(lines);
}
