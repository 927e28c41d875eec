/**
 * From message keys with arguments to sentences: the twin of `backroom/text/lookup.py`.
 *
 * A key is looked up in the catalogues of the language (tests say that none lacks any); failing that the
 * key itself is shown, with its arguments. Nothing here throws: a player's session goes on whatever is missing.
 */
import type { FluentBundle } from "@fluent/bundle";

import type {
  AnyAction,
  Ask,
  Good,
  Meaning,
  Message,
  Offer,
  Promised,
  Reason,
  Terms,
  Value,
  Told,
} from "../wire/data";
import type { Lang, Vocabulary } from "./catalogues";
import { nameOf, numbersOf, type Words } from "./words";

type Args = Record<string, Value>;
type Said = Record<string, string | number>;

/** A promise between others, of which one knows no more than that there is one. */
const PRIVATE = "private";

/** Is a promise told as part of what somebody gives? Then it need not say again whose it is. */
const GIVEN = "given";

/** So many sentences are remembered. */
const MOST_SAID = 3000;

type Picked = { what?: string; number?: number };

const samePick = (item: unknown, pick: Picked) =>
  (item as Picked | undefined)?.what === pick.what &&
  (item as Picked | undefined)?.number === pick.number;

/** Speaks one language to one reader: `me` is the reader's seat, null a spectator. */
export class Text {
  readonly lang: Lang;
  readonly game: string;
  readonly words: Words;
  /** Keys that were missing, or lacked an argument. */
  readonly fallbacks = new Set<string>();
  readonly #bundles: readonly FluentBundle[];
  readonly #said = new Map<string, string>();
  /** What every term stands among. */
  readonly #always: Args;
  /** Arguments whose number is a seat: they are turned into the player's name. */
  readonly #seats: readonly string[];

  constructor(
    readonly vocabulary: Vocabulary,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
  ) {
    const { lang, game, words, options, bundles } = vocabulary;
    this.lang = lang;
    this.game = game;
    this.words = words;
    this.#bundles = bundles;
    this.#seats = [words.player, "seat"];
    this.#always = {};
    for (const name of words.options) {
      const value = options[name];
      if (value !== undefined) this.#always[name] = value;
    }
  }

  // --- saying ------------------------------------------------------------------------------------

  /** The sentence of a key. The same is said over and over: it is put together once. */
  say(key: string, args: Args = {}): string {
    return this.#once(key + JSON.stringify(args), () => this.#say(key, args, {}));
  }

  #once(what: string, say: () => string): string {
    const known = this.#said.get(what);
    if (known !== undefined) return known;
    const said = say();
    if (this.#said.size >= MOST_SAID) this.#said.clear();
    this.#said.set(what, said);
    return said;
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** What an answer would mean, clause by clause. */
  means(meaning: Meaning | null | undefined): string {
    const clauses = (meaning?.told ?? []).map((message) => this.message(message));
    if (!clauses.length) return "";
    return clauses.reduce((before, then) => this.say("list-clause", { before, then }));
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
    return this.say(prompt(ask), this.#told(ask.question));
  }

  /** A line of the log: what happened. */
  event(event: Told): string {
    const args = this.#told(event);
    if (event.event === "offer-made") Object.assign(args, this.#termsOf(event as unknown as Terms));
    if (event.event === "deal-made") {
      const others = [Number(event["seat_with"])];
      Object.assign(args, this.#sides(event as unknown as Terms, others), { [GIVEN]: true });
    }
    const said = this.say(`story-${event.event}`, args);
    const words = event.event === "offer-made" && (event as unknown as Terms).words;
    return words ? this.say("story-with-words", { text: said, words }) : said;
  }

  /** The label of an action; the question it answers may tell more about it. */
  action(action: AnyAction, ask: Ask | null = null): string {
    const args: Args = ask ? { ...this.#told(ask.question), prompt: prompt(ask) } : { prompt: "" };
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
    return this.event({ event: "offer-made", seat: offer.by, ...offer.terms });
  }

  promise(promise: Promised): string {
    return this.message(this.#promised(promise));
  }

  good(good: Good): string {
    const message = this.#good(good);
    return message === null ? `${good.kind} ${good.item} × ${good.count}` : this.message(message);
  }

  /** Goods and promises of one side, as a list in a sentence. */
  side(goods: readonly Good[], promises: readonly Promised[]): string {
    return this.listed([
      ...goods.map((good) => this.good(good)),
      ...promises.map((promise) => {
        const { key, args = {} } = this.#promised(promise);
        return this.say(key, { ...args, [GIVEN]: true });
      }),
    ]);
  }

  // --- names and explanations --------------------------------------------------------------------

  /** The player at this seat. */
  name(seat: number): string {
    return this.names[seat] || this.#say("seat", { number: seat + 1 }, {});
  }

  /** The name of a thing: `term("house", 2)`; it may depend on what it stands among. */
  term(base: string, number: number, among?: Args): string {
    if (among) return this.#word(base, number, { ...this.#always, ...among });
    return this.#once(`${base} ${number}`, () => this.#word(base, number, this.#always));
  }

  /** The value of a field in words: a player's name, that of a thing, or the number as it is. */
  value(field: string, number: number): string {
    const base = baseOf(field);
    if (this.#seats.includes(base)) return this.name(number);
    return base in this.words.terms ? this.term(base, number) : String(number);
  }

  /** All numbers of a kind that have a name; null: it is an amount. */
  numbers(base: string): number[] | null {
    const term = this.words.terms[base];
    return term === undefined ? null : numbersOf(term, this.#always);
  }

  /** What a kind of good that is counted is called. */
  goodName({ kind }: { kind: string }): string {
    return this.has(`goods-${kind}`) ? this.say(`goods-${kind}`) : kind;
  }

  /** What a name means that is the same in every language; "": it needs no words. */
  gloss(base: string, number: number): string {
    const term = this.words.terms[base];
    const named = term === undefined ? null : nameOf(term, number, this.#always);
    const bundle = this.#bundles[0];
    const gloss = named && bundle?.getMessage(named.key)?.attributes["gloss"];
    return bundle && gloss ? bundle.formatPattern(gloss) : "";
  }

  /** What a thing does and when, in a sentence or two; "": it explains itself. */
  help(base: string, number: number): string {
    const term = this.words.terms[base];
    const named = term === undefined ? null : nameOf(term, number, this.#always);
    const key = `${named?.key}-help`;
    return named !== null ? this.explain(key) : "";
  }

  /** An explanation, as it is at this table, or at one with these options; "": there is none. */
  explain(key: string, options: Args = {}): string {
    if (!this.has(key)) return "";
    const args: Args = {};
    for (const [name, usual] of Object.entries(this.words.explained)) {
      args[name] = options[name] ?? this.vocabulary.options[name] ?? usual;
    }
    return this.say(key, args);
  }

  /** What the thing does that an action is about. */
  helpOf(action: AnyAction): string {
    for (const [field, value] of Object.entries(action)) {
      const help = typeof value === "number" ? this.help(baseOf(field), value) : "";
      if (help) return help;
    }
    return "";
  }

  /** What is said beside the things that an action is about: what can be reached from a square. */
  remarksOf(action: AnyAction): string {
    const found: string[] = [];
    for (const [beside, term] of Object.entries(this.words.beside)) {
      const value = action[baseOf(beside)];
      const named = typeof value === "number" ? nameOf(term, value, this.#always) : null;
      if (named !== null) found.push(this.message(named));
    }
    return found.join(" ");
  }

  /** The name of a table option, or of one of its values; numbers may share a name. */
  option(name: string, value: unknown = null): string {
    // A whole file, such as a board, has no name.
    if (typeof value === "string" && !/^[\p{L}\p{N}-]+$/u.test(value)) value = "own";
    const option = `option-${name}`.replaceAll("_", "-");
    const key = value === null ? option : `${option}-${value}`.replaceAll("_", "-").toLowerCase();
    if (typeof value === "number" && !this.has(key)) {
      return this.say(`${option}-number`, { number: value });
    }
    return this.say(key);
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
        return endedOnce(said, words);
      }
      this.fallbacks.add(key);
    }
    const told = Object.keys(args).map((name) => `${name} ${words[name] ?? ""}`.trim());
    return told.length ? `${key} (${told.join(", ")})` : key;
  }

  /** Each argument in words; `outer` are those of the message that this one is part of. */
  #words(args: Args, outer: Args): Said {
    const among = { ...this.#always, ...outer, ...args };
    const words: Said = { [GIVEN]: yes(GIVEN in among) };
    for (const [name, value] of Object.entries(args)) {
      const base = baseOf(name);
      if (Array.isArray(value)) {
        words[name] = this.listed(value.map((m) => this.#say(m.key, m.args ?? {}, among)));
        words[`${name}_count`] = value.length;
      } else if (typeof value === "string") {
        words[name] = this.#string(base, value);
      } else if (typeof value === "boolean") {
        words[name] = yes(value);
      } else if (this.#seats.includes(base)) {
        words[name] = this.name(value);
        words[`${name}_is_you`] = yes(value === this.me);
      } else if (base in this.words.terms) {
        words[name] = this.#word(base, value, among);
      } else {
        words[name] = value;
      }
      if (typeof value === "number") {
        for (const [beside, term] of Object.entries(this.words.beside)) {
          if (baseOf(beside) === name) {
            const found = nameOf(term, value, among);
            words[beside] = found === null ? "" : this.message(found);
          }
        }
      }
    }
    return words;
  }

  #word(base: string, value: number, among: Args): string {
    const term = this.words.terms[base];
    const named = term === undefined ? null : nameOf(term, value, among);
    if (named === null) {
      this.fallbacks.add(`${base} ${value}`);
      return String(value);
    }
    return this.#say(named.key, named.args ?? {}, {});
  }

  #string(base: string, value: string): string {
    return base === "ending" ? this.say(`end-${value}`) : value;
  }

  /** a, b and c */
  listed(words: readonly string[]): string {
    if (words.length === 0) return this.say("list-nothing");
    return words.reduce((before, then, at) =>
      this.say(at === words.length - 1 ? "list-last" : "list-next", { before, then }),
    );
  }

  /** What or who it is, and what there is to say of it: "Docks: 3 booze". */
  labelled(name: string, text: string): string {
    return this.say("web-labelled", { name, text });
  }

  // --- deals -------------------------------------------------------------------------------------

  /** Both sides of an offer: goods, and the promises of each side. */
  #termsOf(terms: Terms): Args {
    const { player } = this.words;
    return {
      to: terms.to.map((seat) => ({ key: `name-${player}`, args: { [player]: seat } })),
      ...this.#sides(terms, terms.to),
    };
  }

  #sides(terms: Omit<Terms, "to">, others: readonly number[]): Args {
    const promises = terms.promises ?? [];
    const theirs = promises.filter((promise) => others.includes(promise.by));
    const own = promises.filter((promise) => !others.includes(promise.by));
    return {
      give: [...this.#goods(terms.give ?? []), ...own.map((each) => this.#promised(each))],
      take: [...this.#goods(terms.take ?? []), ...theirs.map((each) => this.#promised(each))],
    };
  }

  /** The fields of an event or a question as arguments; what is not there is not told. */
  #told(told: object): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(told)) {
      if (name === "event" || name === "ask" || value === null) continue;
      args[name] = Array.isArray(value) ? this.#several(baseOf(name), value) : fieldValue(value);
    }
    return args;
  }

  /** Dice, goods, things that were picked, or the numbers of things named by their plural. */
  #several(name: string, items: readonly unknown[]): Value {
    if (name === "dice") return items.join(" + ");
    const base = name.replace(/s$/, "");
    const messages: Message[] = [];
    for (let at = 0, times: number; at < items.length; at += times) {
      const thing = items[at] as Good & Picked;
      times = 1;
      if (typeof items[at] === "number") {
        messages.push({ key: `name-${base}`, args: { [base]: items[at] as number } });
      } else if (thing.what !== undefined) {
        while (samePick(items[at + times], thing)) times++;
        messages.push(...this.#picked(thing.what, thing.number ?? 0, times));
      } else messages.push(...this.#goods([thing]));
    }
    return messages;
  }

  /** What was picked; the same twice is said once, if there are words for it. */
  #picked(what: string, number: number, times: number): Message[] {
    const key = `pick-${what}`;
    return times > 1 && this.has(`${key}-times`)
      ? [{ key: `${key}-times`, args: { [what]: number, count: times } }]
      : Array<Message>(times).fill({ key, args: { [what]: number } });
  }

  #goods(goods: readonly Good[]): Message[] {
    return goods.map((good) => this.#good(good)).filter((message) => message !== null);
  }

  /** A good as a message; null: the game has no words for it. */
  #good(good: Good): Message | null {
    const known = this.words.goods[good.kind];
    if (known === undefined) return null;
    const amount = known.by === "item" ? (good.item ?? 0) : (good.count ?? 1);
    return { key: `good-${good.kind}`, args: { [known.name]: amount } };
  }

  #promised(promise: Promised): Message {
    const { kind, by, to } = promise;
    if (kind === PRIVATE) return { key: "promise-private", args: { seat: by, seat_to: to } };
    const { player, promises } = this.words;
    const args: Args = { seat: by, seat_to: to, [player]: by, [`${player}_to`]: to };
    args["round"] = promise.until ?? 0;
    const about = promises[kind];
    if (about) args[about] = promise.about ?? 0;
    if (about === undefined) args["text"] = promise.text ?? "";
    return { key: `promise-${kind}`, args };
  }
}

/** `house` for `house_from` too. */
function baseOf(name: string): string {
  return name.split("_")[0] ?? name;
}

/** A field of an action as an argument; a set of numbers is told one by one. */
function fieldValue(value: unknown): Value {
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") {
    return value;
  }
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** The sentence with one full stop after a name that has its own: "to Lake St." */
function endedOnce(said: string, words: Said): string {
  for (const word of Object.values(words)) {
    if (typeof word === "string" && word.endsWith(".")) said = said.replaceAll(`${word}.`, word);
  }
  return said;
}

function yes(value: boolean): string {
  return value ? "yes" : "no";
}

function prompt(ask: Ask): string {
  return `ask-${ask.question.ask}`;
}
