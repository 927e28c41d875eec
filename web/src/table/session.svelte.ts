/** One seat at one table: what is seen, in which words, and what has been answered. */
import type { GameOnScreen } from "../games/game";
import type { HallRoom } from "../hall/bring";
import { keep, type Kept, keptOf, settings } from "../settings.svelte";
import { Text } from "../text/lookup";
import type { Vocabulary } from "../text/catalogues";
import type { TimeRoom } from "../time/bring";
import { board } from "../wire/api";
import type { Connection, Outcome } from "../wire/connection.svelte";
import type {
  Absent,
  AnyAction,
  Ask,
  Hinted,
  Message,
  Offer,
  Reason,
  Seen,
  Told,
} from "../wire/data";
import { Rooms } from "../talk/rooms.svelte";
import { untilItComes } from "./picture";
import { type Choice, DONE, formOf, same } from "./questions";

/** Where refusals of what answers no question are shown. */
export type Place = "deals" | "haggling" | "hint" | "talk" | "undo";

/** A part of an arrangement, and the question that it answers. */
export interface Part {
  ask: Ask;
  action: AnyAction;
}

/** An arrangement that is made on the board and not given yet. Nobody else sees it. */
export interface Plan {
  parts: readonly Part[];
  /** Can more be added? */
  more: boolean;
  /** What it changes of what is seen. */
  view: Partial<Seen>;
}

/** After so long we are reminded of an offer, and so long before its time is up; in milliseconds. */
const REMIND = 180_000;
const LAST_CALL = 45_000;
const LEAST_REST = 15_000;

/** So many lines of what has happened are told, where there is no more room. */
export const FEW_LINES = 4;

/** While a bot plays for us, nothing is for us to answer. */
const ABSENT: Pick<Seen, "asks" | "asides" | "undo"> = { asks: [], asides: [], undo: false };

export class Session {
  /** The last refusal, and the question or the place where it happened. */
  refusal = $state.raw<{ place: string; reason: Reason } | null>(null);
  /** What is on its way, by its place. */
  busy = $state<string | null>(null);
  /** What throws something away and was picked once: it is done when it is picked again. */
  #armed = $state.raw<{ ask: string; action: AnyAction } | null>(null);
  /** What is pointed at on the board. */
  looked = $state.raw<readonly Choice[]>([]);
  /** Too many words for the panel: so many lines there for what an answer means, all in its tip. */
  lines = $state<1 | 2 | null>(null);
  /** How much of what has happened stands above the question, in lines: at least what harm was done. */
  recap = $state<number | "short" | "harm" | "none">(FEW_LINES);
  /** Does one play by keyboard? Then all answers are listed, and the focus follows the question. */
  keyboard = $state(false);
  /** The table as it was, while it is seen how that ended; null: as it is. */
  held = $state.raw<{ seen: Seen; log: readonly Told[] } | null>(null);
  /** A scene is being watched: what is told from this line of the log on is not known yet; null: all is. */
  unseen = $state<number | null>(null);
  /** Is something seen first, before what is asked next? */
  readonly watching = $derived(this.held !== null || this.unseen !== null);
  /** How far the game is seen to be while things still move; null: as far as it is. */
  top = $state.raw<Seen | null>(null);
  /** So many lines of the log are told while it is seen how the rest came about; null: all of them. */
  toldTo = $state.raw<number | null>(null);
  /** The log as far as it is told. */
  readonly log = $derived.by(() => {
    const told = Math.min(this.toldTo ?? Infinity, this.unseen ?? Infinity);
    return told === Infinity ? this.line.log : this.line.log.slice(0, told);
  });
  /** The line of the log after which we have answered last: what came since is news. -1: not yet. */
  readonly since = $derived.by(() => {
    if (this.#since >= 0 || this.#before?.seat !== this.me) return this.#since;
    return this.#before?.line ?? -1;
  });
  #since = $state(-1);
  /** The table as it was then; null: that was before the page was loaded. */
  left = $state.raw<Seen | null>(null);
  /** The same before the page was loaded again. */
  #before: Kept["since"];
  /** The rule that is being read. */
  rule = $state<string | null>(null);
  /** The rule book lies open, at this rule ("": at its beginning). */
  book = $state<string | null>(null);

  /** What was said where, and how much of it has been read. */
  readonly rooms = new Rooms(this);

  /** What a bot would answer in our place, once we have asked. */
  hinted = $state.raw<Hinted | null>(null);
  /** Have we asked? */
  wonders = $state(false);
  /** Can we ask? Alone among bots; in a challenge the answer is ours to find. */
  readonly mayAsk = $derived.by(
    () =>
      (this.asked || this.plan !== null) &&
      !this.posed &&
      this.line.seats.filter(({ kind }) => kind === "human").length === 1,
  );

  /** Would a bot answer this? Where it would strike a deal first, that is all it says for now. */
  isHinted({ ask, option }: Choice): boolean {
    const { hinted } = this;
    return hinted?.ask === ask.id && !hinted.deal?.action && same(hinted.action, option.action);
  }

  /** Would a bot leave it at what is arranged? */
  readonly isToGive = $derived.by(() => this.hinted !== null && !this.hinted.action);

  /** Is it a challenge, and no table? Then there is nobody to talk or to deal with. */
  posed = $state(false);

  /** Clocks, and what there is to say of people who are away: for tables of several. */
  time = $state.raw<TimeRoom | null>(null);
  /** Whose talk is not shown on this device. */
  muted = $state.raw<readonly number[]>([]);
  /** The board is on a television: a phone has room for the hand and for what is asked. */
  elsewhere = $state(false);

  /** Who guides a first game here, once he has come. */
  guide = $state.raw<{ explain(): void; readonly off: boolean } | null>(null);

  /** What can be done at a table beside its game, once it has been fetched. */
  hall = $state.raw<HallRoom | null>(null);

  /** `vocabulary`: what is spoken now. `picture`: where that of the board comes from. */
  constructor(
    readonly line: Connection,
    readonly game: GameOnScreen,
    readonly vocabulary: () => Vocabulary,
    readonly picture: () => Promise<unknown> = () => board(line.table),
  ) {
    const { muted = [], elsewhere = false, since } = keptOf(line.table);
    this.muted = muted;
    this.elsewhere = elsewhere;
    this.#before = since;
  }

  /** Show the hand alone, at this table: at the next one there may be no television. */
  setElsewhere(on: boolean): void {
    this.elsewhere = on;
    keep(this.line.table, { elsewhere: on });
  }

  /** Hear this seat's talk no more, or again. */
  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = on ? [...others, seat] : others;
    keep(this.line.table, { muted: [...this.muted] });
  }

  #drawing: Promise<unknown> | null = null;

  /** The picture of the board that is played on, if the game needs one. */
  drawing(): Promise<unknown> {
    if (!this.game.drawn) return Promise.resolve(undefined);
    this.#drawing ??= untilItComes(this.picture, () => this.line.left);
    return this.#drawing;
  }

  readonly me = $derived.by(() => this.line.welcome?.seat ?? null);
  /** From where the table is seen: our seat, or over whose shoulder we look. */
  readonly eyes = $derived.by(() => this.me ?? this.line.welcome?.over ?? null);
  /** Why a bot plays for us; "": we play. */
  readonly absent = $derived.by<Absent>(() =>
    this.me === null ? "" : (this.line.seats[this.me]?.stand_in ?? ""),
  );
  /** Have we the say before the game? */
  readonly isHost = $derived.by(() => this.me !== null && this.line.seats[this.me]?.host === true);
  /** Is everybody else a bot? */
  readonly isAlone = $derived.by(
    () => this.me !== null && this.line.seats.filter(({ kind }) => kind === "human").length === 1,
  );
  readonly names = $derived.by(() => this.line.welcome?.names ?? []);
  readonly text = $derived.by(() => new Text(this.vocabulary(), this.names, this.me));
  /** Everybody else at the table. */
  readonly others = $derived.by(() =>
    this.names.map((_, seat) => seat).filter((seat) => seat !== this.me),
  );
  /** Can we make an offer now? */
  readonly mayDeal = $derived.by(
    () => this.me !== null && !this.absent && (this.seen?.tradable[this.me] ?? []).length > 0,
  );
  /** Who wants no offers in this round. */
  readonly notTrading = $derived.by<number[]>(() => this.seen?.not_trading ?? []);
  /** Is the table told in words, for lack of a board or by choice? */
  readonly plain = $derived.by(() => this.game.board === undefined || settings.plain);
  /** What is being arranged. */
  plan = $state.raw<Plan | null>(null);
  #wanted: readonly Part[] = [];
  #tickets = 0;
  #giving = false;

  /** What we have left word to answer to all that we are asked: it is answered so in a moment. */
  readonly ordered = $derived.by<Message | null>(() => {
    const { seen } = this.line;
    const said = seen?.asks.map((ask) => this.game.ordered?.(ask, seen) ?? null) ?? [];
    return said.includes(null) ? null : (said[0] ?? null);
  });

  /** The table as it is, with what is being arranged. */
  readonly seen = $derived.by<Seen | null>(() => {
    const { seen } = this.line;
    if (seen && this.absent) return { ...seen, ...ABSENT };
    if (seen && this.ordered) return { ...seen, asks: [], waiting: [] };
    return seen && this.plan ? { ...seen, ...this.plan.view } : seen;
  });
  readonly asks = $derived.by<Ask[]>(() => this.seen?.asks ?? []);
  /** Does the game wait for us? */
  readonly asked = $derived.by(() => this.asks.some((ask) => !ask.optional && !ask.answer));
  /** Offers that we have yet to answer, but for those of which we want to hear later. */
  readonly offered = $derived.by<Offer[]>(() =>
    this.toAnswer.filter((offer) => !this.isForLater(offer.id)),
  );
  /** Of these we want to hear again: the offers, and what wakes us. Nobody is told. */
  #later = $state.raw<readonly { id: number; timer: ReturnType<typeof setTimeout> }[]>([]);

  /** Not now: remind us in a while, or shortly before its time is up. */
  remindOf({ id, terms }: Offer): void {
    const left = terms.until ? terms.until * 1000 - Date.now() - LAST_CALL : REMIND;
    const wait = Math.max(LEAST_REST, Math.min(REMIND, left));
    this.#later = [...this.#later, { id, timer: setTimeout(() => this.remindNow(id), wait) }];
  }

  /** We have thought about it. */
  remindNow(id: number): void {
    clearTimeout(this.#later.find((each) => each.id === id)?.timer);
    this.#later = this.#later.filter((each) => each.id !== id);
  }

  isForLater(id: number): boolean {
    return this.#later.some((each) => each.id === id);
  }

  /** Offers that were turned down, and can be taken after all. */
  readonly earlier = $derived.by<Offer[]>(() => this.seen?.earlier ?? []);
  /** All offers that we have yet to answer. */
  readonly toAnswer = $derived.by<Offer[]>(() => {
    const me = this.me;
    if (me === null || this.absent || this.seen?.result) return [];
    return (this.seen?.offers ?? []).filter(
      (offer) => offer.terms.to.includes(me) && !(offer.declined ?? []).includes(me),
    );
  });

  /** What an answer is called: by another that comes to the same, if the game says so. */
  called({ ask, option }: Choice): string {
    return this.text.action(this.game.alike?.(option) ?? option.action, ask);
  }

  /** Can all of these answers be picked on the board that is shown? */
  onBoard(choices: readonly Choice[]): boolean {
    const { named } = this.game;
    if (this.plain || named === undefined || choices.length === 0) return false;
    return choices.every(({ option }) => named(option.action).length > 0);
  }

  /** Picked once, as long as it can be picked: the question whether it is really meant. */
  readonly unsure = $derived.by<(Choice & { sure: Message }) | null>(() => {
    const armed = this.#armed;
    const ask = this.asks.find((each) => each.id === armed?.ask);
    const option = ask?.options.find((each) => armed && same(armed.action, each.action));
    const sure = ask && option && this.sureOf({ ask, option });
    return ask && option && sure ? { ask, option, sure } : null;
  });

  /** Has this been picked once, and waits for the second time? */
  isUnsure({ ask, option }: Choice): boolean {
    const unsure = this.unsure;
    return unsure?.ask.id === ask.id && same(unsure.option.action, option.action);
  }

  /**
   * What is asked before it is done: where it throws something away, or where nothing is left but to
   * say that one is done, and an offer waits. (Advice has thought of the offers.)
   */
  sureOf({ ask, option }: Choice): Message | null {
    if (option.means?.sure) return option.means.sure;
    const count = this.offered.length;
    const done = option.action.do === DONE && ask.options.length === 1;
    if (!done || !count || this.isHinted({ ask, option })) return null;
    return { key: "web-sure-offers", args: { count } };
  }

  /** It was not meant. */
  forget(): void {
    this.#armed = null;
  }

  open(): void {
    this.line.tellPanels(this.plain);
    this.line.open();
  }

  /** Answer a question; what throws something away is asked about first. True: it was taken. */
  answer(ask: Ask, action: AnyAction): Promise<boolean> {
    // What has been answered so already needs no second time.
    if (same(ask.answer, action)) return Promise.resolve(true);
    const part = ask.part && action.do !== DONE;
    const option = ask.options.find((each) => same(action, each.action));
    const asked = option && this.sureOf({ ask, option }) && (!part || option.means?.word);
    if (asked && !this.isUnsure({ ask, option })) {
      this.#armed = { ask: ask.id, action };
      return Promise.resolve(false);
    }
    this.#armed = null;
    if (part) return this.#arrange(withPart(this.#wanted, ask, action));
    if (this.#wanted.length) return this.give([...this.#wanted, { ask, action }]);
    return this.#act(ask.id, action, ask.id);
  }

  /** Give an arrangement, all at once. */
  async give(parts: readonly Part[]): Promise<boolean> {
    const [first] = parts;
    const last = parts.at(-1);
    if (first === undefined || last === undefined) return false;
    const actions = parts.map((part) => part.action);
    this.busy = last.ask.id;
    this.#giving = true;
    const before = this.#now();
    try {
      const given = this.#settle(last.ask.id, await this.line.actAll(actions, first.ask.id));
      if (given) this.startAgain();
      if (given) this.#answered(before);
      return given;
    } finally {
      this.#giving = false;
      if (this.busy === last.ask.id) this.busy = null;
    }
  }

  /** Take the last part of the arrangement back. */
  takeBack(): void {
    void this.#arrange(this.#wanted.slice(0, -1));
  }

  /** Begin again. */
  startAgain(): void {
    this.#tickets += 1;
    this.#wanted = [];
    this.plan = null;
  }

  /** Something has happened meanwhile: does the arrangement still fit? */
  replan(): void {
    const [first] = this.#wanted;
    if (first === undefined || this.#giving) return;
    if (this.line.seen?.asks.some((ask) => ask.id === first.ask.id)) {
      void this.#arrange(this.#wanted);
    } else {
      this.startAgain();
    }
  }

  async #arrange(parts: readonly Part[]): Promise<boolean> {
    const [first] = parts;
    const last = parts.at(-1);
    const ticket = ++this.#tickets;
    this.#wanted = parts;
    if (first === undefined || last === undefined) {
      this.plan = null;
      return true;
    }
    const actions = parts.map((part) => part.action);
    const outcome = await this.line.plan(actions, first.ask.id);
    if (ticket !== this.#tickets) return outcome.done; // another one is on its way
    if (outcome.done && outcome.plan) this.plan = { parts, ...outcome.plan };
    else this.#wanted = this.plan?.parts ?? [];
    return this.#settle(last.ask.id, outcome);
  }

  /** Do something unasked: deal, take back. */
  act(place: Place, action: AnyAction): Promise<boolean> {
    return this.#act(place, action);
  }

  /** Take back all that can be taken back: to the beginning of one's turn. */
  async restart(): Promise<void> {
    while (this.line.seen?.undo) {
      if (!(await this.act("undo", { do: "undo" }))) return;
    }
  }

  /** Stop the clock of the open window, or let it run on. */
  async wait(place: string, stop: boolean): Promise<boolean> {
    return this.#settle(place, await this.line.wait(stop));
  }

  /** A bot for us, a pause, an end: whatever it was, was it taken? */
  async absence(place: string, wish: Promise<Outcome>): Promise<boolean> {
    return this.#settle(place, await wish);
  }

  async phrase(key: string, to: readonly number[] = []): Promise<boolean> {
    return this.#settle("talk", await this.line.phrase(key, to));
  }

  async say(words: string, to: readonly number[] = []): Promise<boolean> {
    return this.#settle("talk", await this.line.say(words, to));
  }

  async #act(place: string, action: AnyAction, ask?: string): Promise<boolean> {
    this.busy = place;
    const before = this.#now();
    try {
      const done = this.#settle(place, await this.line.act(action, ask));
      // What becomes of an offer is news as well, before anything has been answered.
      if (done && (ask !== undefined || this.since < 0)) this.#answered(before);
      return done;
    } finally {
      if (this.busy === place) this.busy = null;
    }
  }

  #now(): { at: number; seen: Seen | null } {
    return { at: this.line.log.length, seen: this.line.seen };
  }

  /** What comes after this line of the log is news, also to whoever loads the page again. */
  #answered({ at, seen }: { at: number; seen: Seen | null }): void {
    this.#since = at;
    this.left = seen;
    if (this.me !== null && !this.posed) {
      keep(this.line.table, { since: { seat: this.me, line: at } });
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

/** With one more part; an amount is set anew. */
export function withPart(parts: readonly Part[], ask: Ask, action: AnyAction): Part[] {
  const part = { ask, action };
  const at = formOf(ask) === "amount" ? parts.findIndex((each) => each.ask.id === ask.id) : -1;
  return at < 0 ? [...parts, part] : parts.with(at, part);
}
