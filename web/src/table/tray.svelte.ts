/** The offer that is being put together, and what taps on the board add to it. */
import type { Offer, Promised, Tradable } from "../wire/data";
import {
  counterDraft,
  type Draft,
  emptyDraft,
  isCounted,
  laid,
  laysOf,
  type Lay,
  type Lays,
  MOST_PROMISES,
  promised,
  promiseKinds,
  type Side,
  termsOf,
  thing,
  withPartner,
  WORD,
} from "./offers";
import type { Session } from "./session.svelte";

export class Tray {
  open = $state(false);
  draft = $state.raw<Draft>(emptyDraft());

  constructor(readonly session: Session) {}

  readonly me = $derived.by(() => this.session.me ?? 0);
  readonly tradable = $derived.by<Tradable[][]>(() => this.session.seen?.tradable ?? []);
  readonly terms = $derived.by(() => termsOf(this.draft, this.me, this.tradable));
  readonly now = $derived.by(() => this.session.seen?.progress.now ?? 0);
  /** The one with whom words are exchanged: a promise is between two. */
  readonly other = $derived.by(() => (this.draft.to.length === 1 ? this.draft.to[0] : undefined));

  /** Begin anew, or with the terms of an offer that is countered, turned round. */
  start(countered: Offer | null): void {
    const [only, ...more] = this.session.others;
    const alone = only !== undefined && more.length === 0 ? [only] : [];
    this.draft = countered === null ? emptyDraft(alone) : counterDraft(countered);
    this.open = true;
  }

  async make(): Promise<boolean> {
    if (!(await this.session.act("deals", { ...this.terms }))) return false;
    this.open = false;
    return true;
  }

  /** The promise of a kind as it is usually meant, by me or by the other. */
  usual(kind: string, mine: boolean, about?: number): Promised | null {
    const { me, other } = this;
    if (other === undefined) return null;
    const base = this.session.text.words.promises[kind];
    const things = about !== undefined ? [about] : base ? this.things(kind, base) : [];
    const [by, to] = mine ? [me, other] : [other, me];
    return promised(kind, by, to, this.now, things);
  }

  /** What a promise can be about, as far as it matters now; null: an amount. */
  things(kind: string, base: string): readonly number[] | null {
    const { game, seen, text } = this.session;
    return (seen && game.promised?.(base, seen, kind)) ?? text.numbers(base);
  }

  /** A kind of promise in two or three words. */
  vow(kind: string): string {
    const { text } = this.session;
    return text.say(text.has(`vow-${kind}`) ? `vow-${kind}` : `promising-${kind}`);
  }

  promise(added: Promised): void {
    if (this.draft.promises.length >= MOST_PROMISES) return;
    this.draft = { ...this.draft, promises: [...this.draft.promises, added] };
  }

  /** What can be tapped on the board: goods, players, and what a promise may be about. */
  readonly lays = $derived.by<Lays>(() => laysOf(this.open ? this.#taps() : []));

  *#taps(): Generator<[string, Lay]> {
    const { goods } = this.session.game;
    if (goods === undefined) return;
    for (const [seat, each] of this.tradable.entries()) {
      for (const good of each) {
        for (const name of goods(seat, good, seat === this.me))
          yield [name, this.#good(seat, good)];
      }
    }
    if (this.draft.counter < 0) {
      const { player } = this.session.text.words;
      for (const seat of this.session.others) yield [`${player}:${seat}`, this.#partner(seat)];
    }
    yield* this.#promises();
  }

  #good(seat: number, good: Tradable): Lay {
    const { text } = this.session;
    const side: Side = seat === this.me ? "give" : "take";
    const counted = isCounted(good, text.words);
    const on = !counted && (this.draft[side][thing(good)] ?? 0) > 0;
    const one = text.good({ kind: good.kind, item: good.item ?? 0, count: good.step ?? 1 });
    return {
      label: text.say(on ? "web-take-back" : side === "give" ? "web-lay-give" : "web-lay-take", {
        text: one,
        seat,
      }),
      on,
      lay: () => (this.draft = laid(this.draft, this.me, seat, good, counted, this.tradable)),
    };
  }

  #partner(seat: number): Lay {
    const on = this.draft.to.includes(seat);
    return {
      label: this.session.text.say(on ? "web-leave-out" : "web-bring-in", { seat }),
      on,
      lay: () => (this.draft = withPartner(this.draft, seat)),
    };
  }

  *#promises(): Generator<[string, Lay]> {
    const { text } = this.session;
    if (this.other === undefined || this.draft.promises.length >= MOST_PROMISES) return;
    for (const kind of promiseKinds(text.words).filter((each) => each !== WORD)) {
      const base = text.words.promises[kind];
      for (const about of (base && this.things(kind, base)) || []) {
        for (const mine of [true, false]) {
          const promise = this.usual(kind, mine, about);
          if (promise === null) continue;
          yield [
            `${base}:${about}`,
            { label: text.promise(promise), on: false, lay: () => this.promise(promise) },
          ];
        }
      }
    }
  }
}
