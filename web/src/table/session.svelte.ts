/** One seat at one table: what is seen, in which words, and what has been answered. */
import { settings } from "../settings.svelte";
import { speech } from "../text/speech.svelte";
import { Text } from "../text/lookup";
import type { Connection } from "../wire/connection.svelte";
import type { AnyAction, Ask, Offer, Reason } from "../wire/data";
import { onlyPass, same } from "./questions";

/** Where refusals of what answers no question are shown. */
export type Place = "deals" | "talk" | "undo";

export class Session {
  /** The last refusal, and the question or the place where it happened. */
  refusal = $state.raw<{ place: string; reason: Reason } | null>(null);
  /** What is on its way, by its place. */
  busy = $state<string | null>(null);
  /** The rule that is being read. */
  rule = $state<string | null>(null);

  #passed = "";

  constructor(readonly line: Connection) {}

  readonly me = $derived.by(() => this.line.welcome?.seat ?? null);
  readonly names = $derived.by(() => this.line.welcome?.names ?? []);
  readonly text = $derived.by(
    () => new Text(speech.lang ?? "en", this.names, this.me, this.line.welcome?.game),
  );
  readonly seen = $derived.by(() => this.line.seen);
  readonly asks = $derived.by<Ask[]>(() => this.seen?.asks ?? []);
  /** Does the game wait for us? */
  readonly asked = $derived.by(() => this.asks.some((ask) => !ask.optional && !ask.answer));
  /** Offers that we have yet to answer. */
  readonly offered = $derived.by<Offer[]>(() => {
    const me = this.me;
    if (me === null) return [];
    return (this.seen?.offers ?? []).filter(
      (offer) => offer.terms.to.includes(me) && !(offer.declined ?? []).includes(me),
    );
  });

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

  /** Where there is nothing to play, pass without a word; each question once. */
  passByItself(): void {
    if (!settings.autoPass || this.line.status !== "open" || this.offered.length) return;
    const pass = onlyPass(this.asks);
    if (pass === null || this.#passed === pass.ask.id) return;
    this.#passed = pass.ask.id;
    void this.answer(pass.ask, pass.option.action);
  }

  /** Will this be passed without asking? Then it need not be shown. */
  readonly passing = $derived.by(
    () => settings.autoPass && !this.offered.length && onlyPass(this.asks) !== null,
  );
}
