/**
 * From message keys with arguments to sentences: the twin of `backroom/text/lookup.py`.
 *
 * A key is looked up in the catalogue of the language, then in the English one; failing both the
 * key itself is shown. Nothing here throws: a player's session goes on whatever is missing.
 */
import type { FluentBundle } from "@fluent/bundle";

import type {
  AnyAction,
  Ask,
  Good,
  Message,
  Offer,
  Promised,
  Reason,
  Terms,
  Value,
} from "../wire/data";
import { catalogue, ENGLISH, language, type Lang } from "./catalogues";
import { BESIDE, goodMessage, PROMISES, TERMS, type Term } from "./terms";

type Args = Record<string, Value>;
type Words = Record<string, string | number>;

/** Arguments whose number is a seat: they are turned into the player's name. */
const SEATS = ["mobster", "seat"];

/** Speaks one language to one reader: `me` is the reader's seat, null a spectator. */
export class Text {
  readonly lang: Lang;
  /** Keys that were missing, or lacked an argument. */
  readonly fallbacks = new Set<string>();
  readonly #bundles: FluentBundle[];
  readonly #terms: Record<string, Term>;

  constructor(
    lang: string,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    readonly game = "bootleggers",
  ) {
    this.lang = language(lang);
    this.#terms = TERMS[game] ?? {};
    const langs = this.lang === ENGLISH ? [this.lang] : [this.lang, ENGLISH];
    this.#bundles = langs.map((each) => catalogue(each, game)).filter((each) => each !== undefined);
  }

  // --- saying ------------------------------------------------------------------------------------

  /** The sentence of a key. */
  say(key: string, args: Args = {}): string {
    return this.#say(key, args, {});
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** Why not, without the rule: the client shows that as a link. */
  why(reason: Reason): string {
    return this.say(reason.key, reason.args);
  }

  /** Why not, followed by the rule in brackets. */
  reason(reason: Reason): string {
    const words = this.why(reason);
    return reason.rule ? `${words} [${reason.rule}]` : words;
  }

  /** What a question asks. */
  ask(ask: Ask): string {
    return this.say(ask.prompt, ask.args);
  }

  /** The label of an action; the question it answers may tell more about it. */
  action(action: AnyAction, ask: Ask | null = null): string {
    const args: Args = { ...(ask?.args ?? {}), prompt: ask?.prompt ?? "" };
    if (action.do === "make-offer") {
      Object.assign(args, this.#termsOf(action as unknown as Terms));
    } else {
      for (const [field, value] of Object.entries(action)) {
        if (field !== "do") args[field] = fieldValue(value);
      }
    }
    return this.say(`do-${action.do}`, args);
  }

  /** An open offer, as it was made. */
  offer(offer: Offer): string {
    return this.say("story-offers", { mobster: offer.by, ...this.#termsOf(offer.terms) });
  }

  promise(promise: Promised): string {
    return this.message(this.#promised(promise));
  }

  good(good: Good): string {
    const message = goodMessage(this.game, good);
    return message === null ? `${good.kind} ${good.item} × ${good.count}` : this.message(message);
  }

  /** Goods and promises of one side, as a list in a sentence. */
  side(goods: readonly Good[], promises: readonly Promised[]): string {
    return this.#listed([
      ...goods.map((good) => this.good(good)),
      ...promises.map((promise) => this.promise(promise)),
    ]);
  }

  // --- names and explanations --------------------------------------------------------------------

  /** The player at this seat. */
  name(seat: number): string {
    return this.names[seat] || this.#say("seat", { number: seat + 1 }, {});
  }

  /** The name of a thing: `term("house", 2)`. */
  term(base: string, number: number): string {
    return this.#word(base, number, {});
  }

  /** Is there such a thing? `knows("house", 6)` is false. */
  knows(base: string, number: number): boolean {
    return (this.#terms[base]?.(number, {}) ?? null) !== null;
  }

  /** What a card does and when, in a sentence or two. */
  cardHelp(card: number): string {
    const named = this.#terms["card"]?.(card, {}) ?? null;
    return named === null ? "" : this.say(`${named.key}-help`);
  }

  /** The name of a table option, or of one of its values. */
  option(name: string, value: unknown = null): string {
    const key = value === null ? `option-${name}` : `option-${name}-${value}`;
    return this.say(key.replaceAll("_", "-").toLowerCase());
  }

  preset(name: string): string {
    return this.say(`preset-${name}`);
  }

  /** Is there such a message? */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  // --- turning arguments into words --------------------------------------------------------------

  #say(key: string, args: Args, outer: Args): string {
    const words = this.#words(args, outer);
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(pattern, words, errors);
        if (errors.length) this.fallbacks.add(key);
        return said;
      }
      this.fallbacks.add(key);
    }
    return key;
  }

  /** Each argument in words; `outer` are those of the message that this one is part of. */
  #words(args: Args, outer: Args): Words {
    const among = { ...outer, ...args };
    const words: Words = {};
    for (const [name, value] of Object.entries(args)) {
      const base = name.split("_")[0] ?? name;
      if (Array.isArray(value)) {
        words[name] = this.#listed(value.map((m) => this.#say(m.key, m.args ?? {}, among)));
        words[`${name}_count`] = value.length;
      } else if (typeof value === "string") {
        words[name] = this.#string(base, value);
      } else if (typeof value === "boolean") {
        words[name] = yes(value);
      } else if (SEATS.includes(base)) {
        words[name] = this.name(value);
        words[`${name}_is_you`] = yes(value === this.me);
      } else if (base in this.#terms) {
        words[name] = this.#word(base, value, among);
      } else {
        words[name] = value;
      }
      if (typeof value === "number") {
        for (const [beside, term] of Object.entries(BESIDE[this.game] ?? {})) {
          if (beside.split("_")[0] === name) {
            const found = term(value, among);
            words[beside] = found === null ? "" : this.message(found);
          }
        }
      }
    }
    return words;
  }

  #word(base: string, value: number, among: Args): string {
    const named = this.#terms[base]?.(value, among) ?? null;
    if (named === null) {
      this.fallbacks.add(`${base} ${value}`);
      return String(value);
    }
    return this.#say(named.key, named.args ?? {}, {});
  }

  #string(base: string, value: string): string {
    if (base === "reason") return this.say(value); // how a game ended is a key of its own
    return base === "dice" ? value.replaceAll(" ", "-") : value;
  }

  /** a, b and c */
  #listed(words: readonly string[]): string {
    if (words.length === 0) return this.say("list-nothing");
    return words.reduce((before, then, at) =>
      this.say(at === words.length - 1 ? "list-last" : "list-next", { before, then }),
    );
  }

  // --- deals -------------------------------------------------------------------------------------

  /** Both sides of an offer: goods, and the promises of each side. */
  #termsOf(terms: Terms): Args {
    const promises = terms.promises ?? [];
    const theirs = promises.filter((promise) => terms.to.includes(promise.by));
    const own = promises.filter((promise) => !terms.to.includes(promise.by));
    return {
      to: terms.to.map((mobster) => ({ key: "name-mobster", args: { mobster } })),
      give: [...this.#goods(terms.give ?? []), ...own.map((promise) => this.#promised(promise))],
      take: [...this.#goods(terms.take ?? []), ...theirs.map((promise) => this.#promised(promise))],
    };
  }

  #goods(goods: readonly Good[]): Message[] {
    return goods.map((good) => goodMessage(this.game, good)).filter((message) => message !== null);
  }

  #promised(promise: Promised): Message {
    const args: Args = { mobster: promise.by, mobster_to: promise.to, round: promise.until ?? 0 };
    const about = PROMISES[this.game]?.[promise.kind];
    if (about) args[about] = promise.about ?? 0;
    if (about === undefined) args["text"] = promise.text ?? "";
    return { key: `promise-${promise.kind}`, args };
  }
}

/** A field of an action as an argument; a set of numbers is told one by one. */
function fieldValue(value: unknown): Value {
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") {
    return value;
  }
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function yes(value: boolean): string {
  return value ? "yes" : "no";
}
