/**
 * A game as it was seen, step by step: the view of any step is put together from the nearest one
 * that is kept whole and from what has changed since.
 */
import type { History as Sent, Seen, Told } from "../wire/data";

/** A step as it was sent: sections that are new, and parts of the others that have changed. */
export interface Step {
  /** How many events everybody had been told by then: by this the moment is found in other eyes. */
  at: number;
  /** The round or the turn. */
  now: number;
  events: Told[];
  by?: number | null;
  view?: Record<string, unknown>;
  parts?: Record<string, Record<string, unknown>>;
  /** After how many records, if the game is over. */
  record?: number | null;
}

export type History = Omit<Sent, "steps"> & { steps: Step[] };

type Sections = Record<string, unknown>;

/** So often a view is kept whole. */
const EVERY = 64;
/** On a table as it was nothing is asked. */
const NOTHING: Sections = {
  asks: [],
  asides: [],
  earlier: [],
  undo: false,
  tradable: [],
  phrases: [],
};

export class Film {
  readonly log: readonly Told[];
  /** How many events had been told after each step. */
  readonly told: readonly number[];
  #kept = new Map<number, Sections>();
  #last: { at: number; sections: Sections } | null = null;

  constructor(readonly steps: readonly Step[]) {
    this.log = steps.flatMap((step) => step.events);
    let count = 0;
    this.told = steps.map((step) => (count += step.events.length));
  }

  get length(): number {
    return this.steps.length;
  }

  /** What was seen after a step; with all eyes open, with the hand of this seat. */
  seen(at: number, hand: number | null = null): Seen {
    const sections = this.#sections(at);
    if (hand === null) return { ...NOTHING, ...sections } as unknown as Seen;
    const own: Sections = { ...NOTHING, ...sections };
    const head = `${hand}:`;
    for (const name of Object.keys(sections)) {
      if (name.startsWith(head)) own[name.slice(head.length)] = sections[name];
    }
    for (const name of Object.keys(own)) {
      if (!name.includes(":")) own[name] = allOwn(name, own[name], sections);
    }
    return own as unknown as Seen;
  }

  /** The log as it was after a step. */
  logAt(at: number): readonly Told[] {
    return this.log.slice(0, this.told[at] ?? 0);
  }

  /** The first step by which everybody had been told so much; else the last. */
  find(at: number): number {
    const found = this.steps.findIndex((step) => step.at >= at);
    return found < 0 ? this.length - 1 : found;
  }

  /** The first step at which the viewer had been told more than so many events; -1: none. */
  after(events: number): number {
    return this.told.findIndex((told) => told > events);
  }

  /** The first step of the round before or after that of this one. */
  round(at: number, by: 1 | -1): number {
    const now = this.steps[at]?.now ?? 0;
    if (by > 0) {
      const next = this.steps.findIndex((step, n) => n > at && step.now !== now);
      return next < 0 ? this.length - 1 : next;
    }
    let first = at;
    while (first > 0 && this.steps[first - 1]?.now === now) first -= 1;
    if (first < at || first === 0) return first;
    const before = this.steps[first - 1]?.now;
    first -= 1;
    while (first > 0 && this.steps[first - 1]?.now === before) first -= 1;
    return first;
  }

  #sections(at: number): Sections {
    const key = Math.floor(at / EVERY) * EVERY;
    let from = -1;
    let sections: Sections = {};
    const last = this.#last;
    if (last && last.at <= at && last.at >= key) {
      ({ at: from, sections } = last);
    } else {
      for (let each = key; each >= 0; each -= EVERY) {
        const kept = this.#kept.get(each);
        if (kept) {
          [from, sections] = [each, kept];
          break;
        }
      }
    }
    for (let n = from + 1; n <= at; n++) {
      const step = this.steps[n];
      if (step) sections = changed(sections, step);
      if (n % EVERY === 0) this.#kept.set(n, sections);
    }
    this.#last = { at, sections };
    return sections;
  }
}

/** What is not changed stays the same object: boards draw it only once. */
function changed(sections: Sections, { view, parts }: Step): Sections {
  const now = { ...sections, ...view };
  for (const [name, news] of Object.entries(parts ?? {})) {
    const before = sections[name];
    if (Array.isArray(before)) {
      const list = [...(before as unknown[])];
      for (const [at, part] of Object.entries(news)) list[Number(at)] = part;
      now[name] = list;
    } else {
      now[name] = { ...(before as Sections), ...news };
    }
  }
  return now;
}

/** With all eyes open each seat's own entry in a list of seats is as that seat sees it. */
function allOwn(name: string, part: unknown, sections: Sections): unknown {
  if (!Array.isArray(part)) return part;
  const own = part.map((entry: unknown, seat) => {
    const its = sections[`${seat}:${name}`];
    const seen: unknown = Array.isArray(its) ? its[seat] : undefined;
    return isSeat(entry, seat) && isSeat(seen, seat) ? seen : entry;
  });
  return own.every((entry, seat) => entry === part[seat]) ? part : own;
}

function isSeat(entry: unknown, seat: number): boolean {
  return typeof entry === "object" && entry !== null && "seat" in entry && entry.seat === seat;
}
