/** What somebody reads in the log of a table: which lines, and which parts are open. */
import { logOf } from "../games/shelf";
import { lasting } from "../lasting.svelte";
import type { Session } from "../table/session.svelte";
import { NO_SHAPE, roundsOf, type LogShape, type Round } from "./shape";
import { names, setOf, touching } from "./touched";

/** All lines, those that touched the reader, or those that name a seat. */
export type Who = "all" | "me" | number;

/** So many rounds are open unless somebody closes them. */
const OPEN = 2;
/** So long a search works in one go, in milliseconds: the page stays at hand. */
const GO = 8;

/** It stays when another tab is looked at. */
export const readingOf = lasting((session: Session) => new Reading(session));

export class Reading {
  shape = $state.raw<LogShape>(NO_SHAPE);
  who = $state<Who>("all");
  /** Only what has been marked. */
  marked = $state(false);
  words = $state("");
  /** The line that the keyboard is at; null: the last one. */
  at = $state<number | null>(null);
  /** Parts that were opened or closed by hand, by the line they begin with. */
  #byHand = $state.raw<Readonly<Record<string, boolean>>>({});
  /** The same among what somebody looks for: what was closed before is open there. */
  #byHandFound = $state.raw<Readonly<Record<string, boolean>>>({});
  /** The lines that have the words; null: none are looked for. */
  #found = $state.raw<ReadonlySet<number> | null>(null);
  #search = 0;

  constructor(readonly session: Session) {
    void logOf(session.vocabulary().game).then((shape) => (this.shape = shape));
  }

  readonly rounds = $derived.by<Round[]>(() =>
    roundsOf(this.session.log, this.shape, this.session.vocabulary().options),
  );

  /** The lines that are shown; null: all. */
  readonly lines = $derived.by<ReadonlySet<number> | null>(() => {
    const { line, game, eyes } = this.session;
    const player = game.words.player;
    let found: number[] | null = null;
    if (this.who === "me" && eyes !== null) {
      found = touching(line.log, eyes, player, game.concerns);
    } else if (typeof this.who === "number") {
      const seat = this.who;
      found = line.log.flatMap((told, at) => (names(told, seat, player) ? [at] : []));
    }
    const words = this.#found;
    if (words) found = found ? found.filter((at) => words.has(at)) : [...words];
    return found && setOf(found);
  });

  /** Look for words, a little at a time. */
  async search(words: string): Promise<void> {
    this.words = words;
    this.#byHandFound = {};
    const ticket = ++this.#search;
    const wanted = plain(words);
    if (!wanted) {
      this.#found = null;
      return;
    }
    const found: number[] = [];
    const { log } = this.session.line;
    let since = performance.now();
    for (let at = log.length - 1; at >= 0; at--) {
      const told = log[at];
      if (told && plain(this.session.text.event(told)).includes(wanted)) found.push(at);
      if (performance.now() - since < GO) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (ticket !== this.#search) return; // something else is looked for
      since = performance.now();
    }
    if (ticket === this.#search) this.#found = setOf(found);
  }

  /** Is a part of a round open? While something is looked for, whatever has it is, unless somebody
   * has closed it since. */
  isOpen(from: number): boolean {
    return this.#isOpen(`part ${from}`, true);
  }

  #isOpen(what: string, otherwise: boolean): boolean {
    if (this.lines !== null) return this.#byHandFound[what] ?? true;
    return this.#byHand[what] ?? otherwise;
  }

  /** Is the round open? The last ones are, and whatever somebody looks for. */
  isRoundOpen(at: number): boolean {
    const round = this.rounds[at];
    return (
      round !== undefined && this.#isOpen(`round ${round.from}`, at >= this.rounds.length - OPEN)
    );
  }

  toggle(what: "round" | "part", from: number, open: boolean): void {
    const changed = { [`${what} ${from}`]: open };
    if (this.lines !== null) this.#byHandFound = { ...this.#byHandFound, ...changed };
    else this.#byHand = { ...this.#byHand, ...changed };
  }

  /** Have this line in sight, whatever is shown otherwise. */
  goTo(at: number): void {
    this.who = "all";
    void this.search("");
    const round = this.rounds.find(({ from, to }) => from <= at && at < to);
    const part = round?.parts.find(({ from, to }) => from <= at && at < to);
    if (round) this.toggle("round", round.from, true);
    if (part) this.toggle("part", part.from, true);
    this.at = at;
  }
}

/** Without case and accents: nobody looks for those. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
