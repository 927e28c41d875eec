/**
 * One viewer's line to a table: says who we are, keeps what the server tells, sends actions.
 *
 * The server sends sections of the view as they change; they are merged here. After a lost
 * connection we say hello again and get everything anew. What was on its way then may or may not
 * have arrived, so it is never sent twice: the new view shows what is still being asked.
 */
import type {
  AnyAction,
  Calendar,
  Clock,
  Dice,
  FromServer,
  Heard,
  Hinted,
  Invited,
  Prospect,
  Reason,
  ReportReason,
  SeatInfo,
  Seen,
  Talk,
  Tempo,
  Told,
  Welcome,
} from "./data";

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Connect = (table: string) => Socket;

/** What an arrangement would change, and whether more can be added to it. */
export interface Planned {
  more: boolean;
  view: Partial<Seen>;
}

/** What became of an action. `lost`: the line broke while it was on its way. */
export type Outcome =
  | {
      done: true;
      plan?: Planned;
      prospects?: readonly Prospect[];
      invited?: Invited;
      hint?: Hinted;
    }
  | { done: false; reason: Reason; lost: boolean };

/** Whoever wants to see it happen. */
export interface Audience {
  /** The view is about to change. */
  before(news: Partial<Seen>): void;
  /** What is new in the log; not `live`: it happened while the line was down, or before. */
  told(events: readonly Told[], live: boolean): void;
}

/** Whoever keeps what is told of the dice and of the chain, and sees to this device's share. */
export interface Witness {
  welcomed(seat: number | null): void;
  dice(dice: Dice, started: boolean): Promise<void>;
  link(link: string): void;
  /** The last one. */
  end(link: string): void;
}

type Status = "connecting" | "open" | "lost" | "refused";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const HURRY = 3_000;
/** A gap in the counter makes us ask for everything anew, but not over and over. */
const RESYNC_EVERY = 5_000;
const LOST: Reason = { rule: "", key: "web-answer-lost" };

export function liveSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(
    `${scheme}//${location.host}/api/live/${encodeURIComponent(table)}`,
  ) as unknown as Socket;
}

export class Connection {
  status = $state<Status>("connecting");
  /** By which we have our seat; null: we look on. */
  key = $state<string | null>(null);
  /** How often the line has been lost and taken up again. */
  restored = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  /** The view; null until all of it has come. */
  seen = $state.raw<Seen | null>(null);
  log = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly Talk[]>([]);
  /** What is said in rooms, by the seats that are in them ("0,2"). */
  rooms = $state.raw<Readonly<Record<string, readonly Talk[]>>>({});
  seats = $state.raw<readonly SeatInfo[]>([]);
  dice = $state.raw<Dice | null>(null);
  /** The clock of the open window, as it was when it was told. */
  clock = $state.raw<Clock | null>(null);
  /** How long people have. null: as long as they like. */
  times = $state.raw<Heard | null>(null);
  /** With which event that begins which a bot does, or did last, for us. */
  stoodFrom = $state<number | null>(null);
  /** Is it asked whether to end the game? Until when (in milliseconds), and what we have said. */
  ballot = $state.raw<{ until: number; mine: boolean | null } | null>(null);
  /** The table where the same people play again; "": there is none. */
  again = $state("");
  /** We were at this table, and are no longer: no use in trying again. */
  out = $state(false);
  /** A question that was answered before a deal, and is asked again after it. */
  askedAgain = $state<string | null>(null);
  /** Our time was up, and our last question was answered for us. */
  missed = $state(false);
  /** Why the server does not let us in. */
  refusal = $state.raw<Reason | null>(null);
  /** This device has no network: nothing can be done but to find one. */
  offline = $state(false);
  /** Actions that are on their way. */
  pending = $state(0);

  audience: Audience | null = null;
  witness: Witness | null = null;

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page reads it
  readonly #listeners = new Set<Audience["told"]>();

  #sections: Partial<Seen> = {};
  /** After a welcome come the whole view and what we have missed; then it is live. */
  #catchingUp: "view" | "log" | null = null;
  #socket: Socket | null = null;
  #counter: number | null = null;
  #nextId = 1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page reads it
  #waiting = new Map<number, (outcome: Outcome) => void>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #resynced = -Infinity;
  #closed = false;
  #greeted = false;
  /** A line that we have cut ourselves is not told as one restored. */
  #own = false;
  #panels = false;
  #looking = true;

  constructor(
    readonly table: string,
    key: string | null,
    readonly connect: Connect = liveSocket,
  ) {
    this.key = key;
  }

  open(): void {
    this.#closed = false;
    this.#dial();
  }

  /** Leave the table for good. */
  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  /** Be told what is new in the log, until what is returned is called. */
  listen(told: Audience["told"]): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }

  /** Has the table been left for good? */
  get left(): boolean {
    return this.#closed;
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#closed) return;
    if (this.status === "lost") {
      this.#attempts = 0;
      this.#dial();
    } else if (this.status === "open") {
      // A telephone that has slept may not know that its line is dead.
      this.#ask(HURRY);
    }
  }

  /** The device says that its network is gone, or that it is back. */
  network(there: boolean): void {
    this.offline = !there;
    if (there) this.hurry();
    else if (!this.#closed && this.status === "open") this.#lost();
  }

  /** Is the page in sight? Whoever sees it is not told by another way. */
  looking(on: boolean): void {
    this.#looking = on;
    if (this.status === "open") this.#socket?.send(JSON.stringify({ looking: on }));
  }

  /** Have the table told in words, too, or no longer. */
  tellPanels(on: boolean): void {
    if (on === this.#panels) return;
    this.#panels = on;
    if (this.status !== "open") return;
    this.#own = true;
    this.#dial();
  }

  // --- telling -----------------------------------------------------------------------------------

  /** Send an action, with the question it answers if it answers one. */
  act(action: AnyAction, ask?: string): Promise<Outcome> {
    return this.#send(ask === undefined ? { act: action } : { act: action, ask });
  }

  /** Give an arrangement: all of it is carried out, or nothing. */
  actAll(actions: readonly AnyAction[], ask: string): Promise<Outcome> {
    return this.#send({ act_all: actions, ask });
  }

  /** How would the table look with this arrangement? The outcome holds what would change. */
  plan(actions: readonly AnyAction[], ask: string): Promise<Outcome> {
    return this.#send({ plan: actions, ask });
  }

  /** What could we do at these things on the board (none named: at all of them)? Who may not know,
   * or is not told in time, has no prospects. */
  async look(things: readonly string[] = []): Promise<readonly Prospect[]> {
    const outcome = await this.#send({ look: things });
    return (outcome.done && outcome.prospects) || [];
  }

  /** What would a bot do in our place, with these parts of an arrangement made? The outcome holds it. */
  hint(parts: readonly AnyAction[] = []): Promise<Outcome> {
    return this.#send(parts.length ? { hint: true, parts } : { hint: true });
  }

  /** Say something to all, or to these others alone. */
  say(text: string, to: readonly number[] = []): Promise<Outcome> {
    return this.#send(to.length ? { chat: text, to } : { chat: text });
  }

  /** Say one of the game's phrases, by its key. */
  phrase(key: string, to: readonly number[] = []): Promise<Outcome> {
    return this.#send(to.length ? { phrase: key, to } : { phrase: key });
  }

  /** Stop the clock of the open window, or let it run on. */
  wait(stop: boolean): Promise<Outcome> {
    return this.#send({ wait: stop });
  }

  /** Seal a nonce of this device, made after this commitment. */
  seal(seal: string, commitment: string): Promise<Outcome> {
    return this.#send({ seal, commitment });
  }

  /** Open what this device has sealed. */
  openNonce(nonce: string, commitment: string): Promise<Outcome> {
    return this.#send({ open: nonce, commitment });
  }

  /** How long bots are to take; the host's to say. */
  keepPace(pace: Tempo["pace"]): Promise<Outcome> {
    return this.#send({ pace });
  }

  /** When we, alone among bots, want to be asked to play a card. */
  keepChances(chances: NonNullable<Tempo["chances"]>): Promise<Outcome> {
    return this.#send({ chances });
  }

  /** More time for everybody; the host's to say. */
  ease(how: "twice" | "none"): Promise<Outcome> {
    return this.#send({ ease: how });
  }

  /** Let a bot play for us; false: we are back. */
  standIn(wanted: boolean): Promise<Outcome> {
    return this.#send({ stand_in: wanted });
  }

  /** Give up for good. */
  resign(): Promise<Outcome> {
    return this.#send({ resign: true });
  }

  /** A bot is to play for who stays away; the host's to say. */
  replace(seat: number): Promise<Outcome> {
    return this.#send({ replace: seat });
  }

  /** We are for a pause of so many hours; 0: for none, or for its end. */
  pause(hours: number): Promise<Outcome> {
    return this.#send({ pause: hours });
  }

  /** We are for ending the game here, or for playing on. */
  stop(yes: boolean): Promise<Outcome> {
    return this.#send({ stop: yes });
  }

  /** Before the game: give our seat up. */
  getUp(): Promise<Outcome> {
    return this.#send({ get_up: true });
  }

  /** Before the game: somebody else is to sit there; the host's to say, as what follows. */
  sendAway(seat: number): Promise<Outcome> {
    return this.#send({ send_away: seat });
  }

  /** A new link for a free seat: the outcome holds it. */
  invite(seat: number): Promise<Outcome> {
    return this.#send({ invite: seat });
  }

  /** Begin, with bots where nobody sits. */
  fill(): Promise<Outcome> {
    return this.#send({ fill: true });
  }

  deleteTable(): Promise<Outcome> {
    return this.#send({ delete: true });
  }

  /** When the game is over: the same people at another table. */
  playAgain(): Promise<Outcome> {
    return this.#send({ again: true });
  }

  /** When we can't be expected to answer by mail. */
  keepCalendar(calendar: Calendar): Promise<Outcome> {
    return this.#send({ calendar });
  }

  /** From now on this key opens our seat. */
  rekey(key: string): Promise<Outcome> {
    return this.#send({ rekey: key });
  }

  /** The link of this seat is lost; the host's to say. */
  lostLink(seat: number): Promise<Outcome> {
    return this.#send({ lost: seat });
  }

  /** Nobody has come with it in time: this key is the seat's; the host's to say. */
  collect(seat: number, key: string): Promise<Outcome> {
    return this.#send({ collect: seat, key });
  }

  /** Our link is not lost. */
  keepSeat(): Promise<Outcome> {
    return this.#send({ keep_seat: true });
  }

  /** Whoever runs the server is to look at this seat's name or words. */
  report(seat: number, why: ReportReason): Promise<Outcome> {
    return this.#send({ report: seat, why });
  }

  /** Let onlookers see what we see; false: no longer. */
  show(shown: boolean): Promise<Outcome> {
    return this.#send({ show: shown });
  }

  /** Look over this shoulder; null: over none. */
  lookOver(seat: number | null): Promise<Outcome> {
    return this.#send({ over: seat });
  }

  #send(body: Record<string, unknown>): Promise<Outcome> {
    const socket = this.#socket;
    if (socket === null || this.status !== "open") {
      return Promise.resolve({ done: false, reason: LOST, lost: true });
    }
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.pending = this.#waiting.size;
      socket.send(JSON.stringify({ id, ...body }));
    });
  }

  #settle(id: number | null, outcome: Outcome): boolean {
    const resolve = id === null ? undefined : this.#waiting.get(id);
    if (resolve === undefined || id === null) return false;
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    resolve(outcome);
    return true;
  }

  // --- the line ----------------------------------------------------------------------------------

  #dial(): void {
    this.#hangUp();
    const socket = this.connect(this.table);
    this.#socket = socket;
    this.#counter = null;
    this.#greeted = false;
    this.#sections = {};
    this.clock = null;
    this.askedAgain = null;
    this.missed = false;
    socket.onopen = () => {
      const hello = { key: this.key, log: this.log.length, panels: this.#panels };
      socket.send(JSON.stringify({ hello }));
      if (!this.#looking) socket.send(JSON.stringify({ looking: false }));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#listen();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const id of [...this.#waiting.keys()]) {
      this.#settle(id, { done: false, reason: LOST, lost: true });
    }
  }

  /** Is anybody there? */
  #listen(): void {
    this.#ping = setInterval(() => this.#ask(PATIENCE), PING_EVERY);
  }

  #ask(patience: number): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify({ ping: 1 }));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), patience);
  }

  #lost(): void {
    this.#hangUp();
    if (this.#closed || this.status === "refused") return;
    this.status = "lost";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#dial(), pause * (0.75 + Math.random() / 2));
  }

  // --- hearing -----------------------------------------------------------------------------------

  #hear(data: string): void {
    clearTimeout(this.#silence);
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      return; // not for us
    }
    const missed = this.#counter !== null && message.n !== this.#counter + 1;
    this.#counter = message.n;
    if (missed && Date.now() - this.#resynced > RESYNC_EVERY) {
      this.#resynced = Date.now();
      this.#dial();
      return;
    }
    this.#take(message);
  }

  #take(message: FromServer): void {
    if (message.welcome) this.#welcomed(message.welcome);
    if (message.view) {
      this.#catchingUp = this.#catchingUp === "view" ? "log" : null;
      this.audience?.before(message.view);
      this.#merge(message.view);
    }
    if (message.log) {
      const { from, events = [], link } = message.log;
      if (link) this.witness?.link(link);
      const live = this.#catchingUp === null && from === this.log.length;
      this.#catchingUp = null;
      this.log = [...this.log.slice(0, from), ...events];
      this.audience?.told(events, live);
      for (const told of this.#listeners) told(events, live);
    }
    if (message.chat) {
      this.chat = [...this.chat.slice(0, message.chat.from), ...(message.chat.lines ?? [])];
    }
    if (message.room) {
      const { seats, from, lines } = message.room;
      const there = this.rooms[seats.join()] ?? [];
      this.rooms = { ...this.rooms, [seats.join()]: [...there.slice(0, from), ...lines] };
    }
    if (message.seats) {
      this.seats = message.seats;
      if (this.welcome) {
        this.welcome = { ...this.welcome, names: message.seats.map((seat) => seat.name) };
      }
    }
    if (message.dice) this.#settleDice(message.dice);
    if (message.clock !== undefined) this.clock = message.clock;
    if (message.times !== undefined) {
      this.times = message.times && { times: message.times, at: Date.now() };
    }
    if (message.ballot !== undefined) {
      const asked = message.ballot;
      this.ballot = asked && { until: Date.now() + asked.left, mine: asked.mine };
    }
    if (message.again !== undefined) this.again = message.again;
    if (message.stood_in) this.stoodFrom = message.stood_in.from;
    if (message.asked_again !== undefined) this.askedAgain = message.asked_again;
    if (message.missed !== undefined) this.missed = message.missed;
    if (message.tempo && this.welcome) this.welcome = { ...this.welcome, tempo: message.tempo };
    if (message.end) this.witness?.end(message.end.link);
    if (message.done !== undefined) this.#settle(message.done, { done: true });
    if (message.planned) {
      const { id, more, view } = message.planned;
      this.#settle(id, { done: true, plan: { more, view: view ?? {} } });
    }
    if (message.looked) {
      const { id, prospects = [] } = message.looked;
      this.#settle(id, { done: true, prospects });
    }
    if (message.hinted) this.#settle(message.hinted.id, { done: true, hint: message.hinted });
    if (message.invited) this.#settle(message.invited.id, { done: true, invited: message.invited });
    if (message.out) this.#sentOff(message.out);
    if (message.refused) {
      const { id, reason } = message.refused;
      if (!this.#settle(id, { done: false, reason, lost: false }) && !this.#greeted) {
        this.#refuse(reason);
      }
    }
  }

  #refuse(reason: Reason): void {
    this.refusal = reason;
    this.status = "refused";
    this.#hangUp();
  }

  #sentOff(reason: Reason): void {
    this.out = true;
    this.refusal = reason;
    this.status = "refused";
    this.#hangUp();
  }

  #welcomed(welcome: Welcome): void {
    // It is said again when the table starts; only a new line is a line restored.
    if (this.welcome !== null && !this.#greeted && !this.#own) this.restored += 1;
    // What is not told anew is so no longer.
    if (!this.#greeted) {
      this.times = null;
      this.ballot = null;
    }
    this.again = welcome.again;
    this.#own = false;
    this.#catchingUp = "view";
    this.welcome = welcome;
    this.seats = welcome.seats;
    this.status = "open";
    this.#attempts = 0;
    this.#greeted = true;
    this.witness?.welcomed(welcome.seat);
    this.#settleDice(welcome.dice);
  }

  #settleDice(dice: Dice): void {
    this.dice = dice;
    void this.witness?.dice(dice, this.welcome?.started ?? false);
  }

  #merge(sections: Partial<Seen>): void {
    this.#sections = { ...this.#sections, ...sections };
    // Until everything has come, the old view is better than half a new one.
    const { asks, offers, panels } = this.#sections;
    if (asks && offers && (panels || !this.#panels)) {
      this.seen = this.#sections as Seen;
    }
  }
}
