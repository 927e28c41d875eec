/**
 * Shootouts and raids are watched salvo by salvo: the dice roll, what they make is read, and only
 * then is seen what comes of it. Till then the table is shown as it was, and no more of the log than
 * has been seen.
 */
import { untrack } from "svelte";

import { PACE } from "../../../motion/queue";
import { settings } from "../../../settings.svelte";
import type { Told } from "../../../wire/data";

const ROLLS: readonly string[] = [
  "shootout-round-tied",
  "shootout-round-won",
  "shootout-round-lost",
  "raid-dice",
];
/** Whoever comes back to more than this wants to see the table, not the way there. */
const MANY = 60;
/** Milliseconds at normal speed: who stands there, or has fallen, before the next salvo. */
const FACING = 750;
/** How long dice roll, and how long it is read what they made. */
const ROLLING = 550;
const READING = 850;

export function isRoll({ event }: Told): boolean {
  return ROLLS.includes(event);
}

/** The next salvo from this line on; -1: none. */
export function nextRoll(log: readonly Told[], from: number): number {
  for (let at = Math.max(0, from); at < log.length; at += 1) {
    const told = log[at];
    if (told && isRoll(told)) return at;
  }
  return -1;
}

/** Of the log so many lines have been seen, and how the dice of the last of them are (null: no salvo). */
export interface Cut {
  seen: number;
  dice: "roll" | "lie" | null;
}

/** What is shown after this, and after how long; null: all has been seen. */
export function after(
  log: readonly Told[],
  { seen, dice }: Cut,
): { cut: Cut; wait: number } | null {
  if (dice === "roll") return { cut: { seen, dice: "lie" }, wait: ROLLING };
  if (dice === "lie") return { cut: { seen, dice: null }, wait: READING };
  const next = nextRoll(log, seen);
  if (next < 0) return null;
  // Between two salvos in which nobody fell there is nothing else to be seen.
  return { cut: { seen: next + 1, dice: "roll" }, wait: next > seen ? FACING : 0 };
}

interface Source {
  readonly log: readonly Told[];
  readonly jumps: number;
  /** Is there somebody who watches? */
  readonly watched: boolean;
}

export class Salvos {
  /** `seen` -1: the table has just been entered. */
  #cut = $state.raw<Cut>({ seen: -1, dice: null });
  #jumps = $state(0);

  constructor(readonly source: Source) {}

  /** Is something still to be seen? */
  readonly running = $derived.by(() => {
    const { log, jumps, watched } = this.source;
    const { seen } = this.#cut;
    if (!watched || settings.speed === "off" || seen < 0 || jumps !== this.#jumps) return false;
    if (log.length < seen || log.length - seen > MANY) return false;
    return after(log, this.#cut) !== null;
  });
  readonly rolling = $derived(this.running && this.#cut.dice === "roll");

  /** As much of the log as is shown. */
  readonly log = $derived.by(() => {
    const { log } = this.source;
    const { seen, dice } = this.#cut;
    if (!this.running) return log;
    return log.slice(0, dice === null ? nextRoll(log, seen) : seen);
  });

  /** Goes on when its time has come: an effect. */
  watch(): (() => void) | undefined {
    if (!this.running) {
      const { jumps, log } = this.source;
      this.#jumps = jumps;
      untrack(() => {
        if (log.length !== this.#cut.seen && (log.length || this.#cut.seen >= 0)) this.skip();
      });
      return undefined;
    }
    const next = after(
      untrack(() => this.source.log),
      this.#cut,
    );
    if (!next || settings.speed === "off") return undefined;
    const timer = setTimeout(() => {
      if (document.hidden) this.skip();
      else this.#cut = next.cut;
    }, next.wait * PACE[settings.speed]);
    return () => clearTimeout(timer);
  }

  /** How it ended, at once. */
  skip(): void {
    this.#cut = { seen: this.source.log.length, dice: null };
  }
}
