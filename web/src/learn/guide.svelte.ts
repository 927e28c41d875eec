/** Who guides a first game: which card is told now, which have been, and where one left off. */
import { read, write } from "../memory";
import type { Session } from "../table/session.svelte";
import type { Seen } from "../wire/data";
import {
  NOTHING_NEW,
  OFFERING,
  OTHERWISE,
  SHARED,
  type Card,
  type Lesson,
  type Moment,
} from "./cards";
import { lineOf, strayed } from "./script";

interface Kept {
  told?: string[];
  off?: boolean;
  /** The reader has been asked whether to stop. */
  closed?: boolean;
}

function idsOf({ asks }: Moment<Seen>): string {
  return asks.map(({ id }) => id).join();
}

export class Guide {
  #told = $state.raw<readonly string[]>([]);
  /** Put away: nothing is said. */
  off = $state(false);
  /** The guided part is over, and the reader plays on. */
  closed = $state(false);
  /** The reader is at an offer of his own. */
  offers = $state(false);
  /** Where he has asked to be told again what there is nothing to tell of: the questions there. */
  #wonders = $state<string | null>(null);
  readonly #place: string;
  readonly #cards: readonly Card<Seen>[];

  constructor(
    readonly session: Session,
    readonly lesson: Lesson<Seen>,
  ) {
    const [before, after] = [SHARED, OTHERWISE] as readonly (readonly Card<Seen>[])[];
    this.#cards = [...(before ?? []), ...lesson.cards, ...(after ?? [])];
    this.#place = `learn.${session.line.table}`;
    const kept = this.#kept();
    this.#told = kept.told ?? [];
    this.off = kept.off ?? false;
    this.closed = kept.closed ?? false;
  }

  /** What there is to speak of; null: others are at it, and the reader looks on. */
  readonly moment = $derived.by<Moment<Seen> | null>(() => {
    const { session } = this;
    const { seen, me, asks, watching } = session;
    if (!seen || me === null || watching || !(session.asked || session.plan || seen.result))
      return null;
    const line = lineOf(this.lesson.script, asks);
    const { plan } = session;
    const arranged = plan && !plan.more ? plan.parts.map(({ action }) => action) : [];
    const { log } = session.line;
    const away = strayed(this.lesson.script, asks);
    return { view: seen, me, asks, log, now: seen.progress.now, arranged, line, strayed: away };
  });

  /** The game is over. */
  readonly over = $derived.by(() => this.session.seen?.result != null);

  /** As many rounds as were promised have been played: stop here, or play on? */
  readonly atEnd = $derived.by(
    () => !this.over && !this.closed && (this.moment?.now ?? 0) > this.lesson.script.until,
  );

  readonly card = $derived.by<Card<Seen> | null>(() => {
    const moment = this.moment;
    if (!moment || this.off || this.over || this.atEnd) return null;
    if (this.offers) return OFFERING as Card<Seen>;
    const told = this.#told;
    const found = this.#cards.find((card) => !told.includes(card.key) && card.on(moment));
    if (found) return found;
    return this.#wonders === idsOf(moment) ? (NOTHING_NEW as Card<Seen>) : null;
  });

  /** The card before this one, if what it spoke of is still so. */
  readonly before = $derived.by<Card<Seen> | null>(() => {
    const moment = this.moment;
    const key = this.#told.at(-1);
    const card = this.#cards.find((each) => each.key === key);
    return moment && card && !card.does && card.on(moment) ? card : null;
  });

  /** This card has been read, or its time is over. */
  tell(card: Card<Seen>): void {
    if (card === NOTHING_NEW) this.#wonders = null;
    if (this.#told.includes(card.key) || !this.#cards.includes(card)) return;
    this.#told = [...this.#told, card.key];
    this.#keep();
  }

  /** So often the reader has taken something back. */
  readonly takenBack = $derived.by(() => {
    const { line, me } = this.session;
    return line.log.filter(({ event, seat }) => event === "taken-back" && seat === me).length;
  });

  /** What was done is to be done again: it is told again. */
  again(): void {
    this.#anew(({ does }) => does === true);
  }

  /** The reader wants to be told again what there is to say now, wherever he has left off. */
  explain(): void {
    this.off = false;
    if (!this.#anew(() => true) && this.moment) this.#wonders = idsOf(this.moment);
  }

  /** These are told again, if they still have something to say. Have any? */
  #anew(which: (card: Card<Seen>) => boolean): boolean {
    const { moment } = this;
    if (!moment) return false;
    const anew = this.#cards.filter((card) => which(card) && card.on(moment)).map(({ key }) => key);
    this.#told = this.#told.filter((key) => !anew.includes(key));
    this.#keep();
    return anew.length > 0;
  }

  back(): void {
    if (!this.before) return;
    this.#told = this.#told.slice(0, -1);
    this.#keep();
  }

  put(off: boolean): void {
    this.off = off;
    this.#keep();
  }

  playOn(): void {
    this.closed = true;
    this.#keep();
  }

  #kept(): Kept {
    try {
      return JSON.parse(read(this.#place) ?? "{}") as Kept;
    } catch {
      return {};
    }
  }

  #keep(): void {
    const kept: Kept = { told: [...this.#told], off: this.off, closed: this.closed };
    write(this.#place, JSON.stringify(kept));
  }
}
