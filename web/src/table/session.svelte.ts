/** One seat at one table: what is seen, in which words, and what has been answered. */
import type { GameOnScreen } from "../games/game";
import { settings } from "../settings.svelte";
import { Text } from "../text/lookup";
import type { Vocabulary } from "../text/catalogues";
import type { Connection } from "../wire/connection.svelte";
import type { AnyAction, Ask, Offer, Reason } from "../wire/data";
import { type Choice, same } from "./questions";

/** Where refusals of what answers no question are shown. */
export type Place = "deals" | "talk" | "undo";

export class Session {
  /** The last refusal, and the question or the place where it happened. */
  refusal = $state.raw<{ place: string; reason: Reason } | null>(null);
  /** What is on its way, by its place. */
  busy = $state<string | null>(null);
  /** The rule that is being read. */
  rule = $state<string | null>(null);

  /** `vocabulary`: what is spoken now. */
  constructor(
    readonly line: Connection,
    readonly game: GameOnScreen,
    readonly vocabulary: () => Vocabulary,
  ) {}

  readonly me = $derived.by(() => this.line.welcome?.seat ?? null);
  readonly names = $derived.by(() => this.line.welcome?.names ?? []);
  readonly text = $derived.by(() => new Text(this.vocabulary(), this.names, this.me));
  /** Everybody else at the table. */
  readonly others = $derived.by(() =>
    this.names.map((_, seat) => seat).filter((seat) => seat !== this.me),
  );
  /** Can we make an offer now? */
  readonly mayDeal = $derived.by(
    () => this.me !== null && (this.seen?.tradable[this.me] ?? []).length > 0,
  );
  /** Is the table told in words, for lack of a board or by choice? */
  readonly plain = $derived.by(() => this.game.board === undefined || settings.plain);
  readonly seen = $derived.by(() => this.line.seen);
  readonly asks = $derived.by<Ask[]>(() => this.seen?.asks ?? []);
  /** Does the game wait for us? */
  readonly asked = $derived.by(() => this.asks.some((ask) => !ask.optional && !ask.answer));
  /** Offers that we have yet to answer. */
  readonly offered = $derived.by<Offer[]>(() => {
    const me = this.me;
    if (me === null || this.seen?.result) return [];
    return (this.seen?.offers ?? []).filter(
      (offer) => offer.terms.to.includes(me) && !(offer.declined ?? []).includes(me),
    );
  });

  /** Can all of these answers be picked on the board that is shown? */
  onBoard(choices: readonly Choice[]): boolean {
    const { named } = this.game;
    if (this.plain || named === undefined || choices.length === 0) return false;
    return choices.every(({ option }) => named(option.action).length > 0);
  }

  open(): void {
    this.line.tellPanels(this.plain);
    this.line.open();
  }

  /** Answer a question. True: it was taken. */
  answer(ask: Ask, action: AnyAction): Promise<boolean> {
    // What has been answered so already needs no second time.
    if (same(ask.answer, action)) return Promise.resolve(true);
    return this.#act(ask.id, action, ask.id);
  }

  /** Do something unasked: deal, take back. */
  act(place: Place, action: AnyAction): Promise<boolean> {
    return this.#act(place, action);
  }

  async say(words: string): Promise<boolean> {
    return this.#settle("talk", await this.line.say(words));
  }

  async #act(place: string, action: AnyAction, ask?: string): Promise<boolean> {
    this.busy = place;
    try {
      return this.#settle(place, await this.line.act(action, ask));
    } finally {
      if (this.busy === place) this.busy = null;
    }
  }

  #settle(place: string, outcome: Awaited<ReturnType<Connection["act"]>>): boolean {
    if (outcome.done) {
      if (this.refusal?.place === place) this.refusal = null;
      return true;
    }
    this.refusal = { place, reason: outcome.reason };
    return false;
  }

  refusedAt(place: string): Reason | null {
    return this.refusal?.place === place ? this.refusal.reason : null;
  }
}
