/** The rooms of a table: everybody, and those who talk among themselves; what is unread in each. */
import { keep, keptOf } from "../settings.svelte";
import type { SeatInfo, Talk, TalkRules } from "../wire/data";

/** Everybody at the table. */
export const TABLE = "";

export interface Room {
  /** The seats that are in it ("0,2"); "": everybody. */
  key: string;
  seats: readonly number[];
  lines: readonly Talk[];
  unread: number;
}

/** As much of a session as talk needs. */
interface Sitting {
  readonly me: number | null;
  readonly line: {
    readonly table: string;
    readonly chat: readonly Talk[];
    readonly rooms: Readonly<Record<string, readonly Talk[]>>;
    readonly seats: readonly SeatInfo[];
    readonly welcome: { readonly talk: TalkRules } | null;
    readonly seen: { readonly deciding: boolean; readonly result: unknown } | null;
  };
}

export class Rooms {
  /** The room that is looked at. Only whoever looks changes it. */
  at = $state(TABLE);
  /** Are names being tapped for a new room? */
  picking = $state(false);
  /** Rooms begun here, and how many stood before each: no other takes its place under a hand. */
  #begun = $state.raw<readonly { key: string; place: number }[]>([]);
  /** What is being written, by the room in which it was begun: it is said there or nowhere. */
  #drafts = $state.raw<Readonly<Record<string, string>>>({});
  /** How many lines were read in each; null: as this device remembers. */
  #read = $state.raw<Readonly<Record<string, number>> | null>(null);
  readonly #sitting: Sitting;

  /** It may be made before the session has its line. */
  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  get #heard(): Readonly<Record<string, number>> {
    return this.#read ?? keptOf(this.#sitting.line.table).heard ?? {};
  }

  readonly rules = $derived.by<TalkRules>(() => this.#sitting.line.welcome?.talk ?? {});
  readonly over = $derived.by(() => Boolean(this.#sitting.line.seen?.result));

  /** Everybody first, then the rooms. */
  readonly all = $derived.by<Room[]>(() => {
    const { chat, rooms } = this.#sitting.line;
    const keys = Object.keys(rooms).filter((key) => !this.#begun.some((own) => own.key === key));
    for (const { key, place } of this.#begun) keys.splice(place, 0, key);
    return [this.#room(TABLE, chat), ...keys.map((key) => this.#room(key, rooms[key] ?? []))];
  });
  readonly here = $derived.by<Room>(() => this.get(this.at));
  readonly unread = $derived.by(() => this.all.reduce((sum, room) => sum + room.unread, 0));

  /** With whom we could talk in private: with people. */
  readonly people = $derived.by<number[]>(() => {
    const { me, line } = this.#sitting;
    if (me === null || (this.rules.mode ?? "open") === "open") return [];
    if (this.over && this.rules.after) return [];
    return line.seats.flatMap(({ kind }, seat) => (kind === "human" && seat !== me ? [seat] : []));
  });

  /** Is nothing said in rooms right now, since the table is deciding in secret? All are told so. */
  readonly hushed = $derived.by(
    () =>
      this.rules.mode === "unsealed" && !this.over && Boolean(this.#sitting.line.seen?.deciding),
  );

  /** The room of this key, also while the table has not told of it: never another one. */
  get(key: string): Room {
    return this.all.find((room) => room.key === key) ?? this.#room(key, []);
  }

  enter(key: string): void {
    this.at = key;
    this.picking = false;
  }

  draft(key: string): string {
    return this.#drafts[key] ?? "";
  }

  write(key: string, words: string): void {
    this.#drafts = { ...this.#drafts, [key]: words };
  }

  /** Those who hear us in a room, but for ourselves. */
  others(room: Room): number[] {
    return room.seats.filter((seat) => seat !== this.#sitting.me);
  }

  /** Are we in it? Once the game is over one may read along where one was not. */
  isIn(room: Room): boolean {
    const { me } = this.#sitting;
    return me !== null && (room.key === TABLE || room.seats.includes(me));
  }

  /** Go to the room of these people, and begin it if need be. */
  begin(others: readonly number[]): void {
    const { me } = this.#sitting;
    if (me === null || others.length === 0) return;
    const key = [me, ...others].sort((one, two) => one - two).join();
    if (!this.all.some((room) => room.key === key)) {
      this.#begun = [...this.#begun, { key, place: this.all.length - 1 }];
    }
    this.enter(key);
  }

  /** All of it is on the screen. */
  read(room: Room): void {
    // One's own lines, too: the lobby counts whatever has not been seen.
    if (room.lines.length <= (this.#heard[room.key] ?? 0)) return;
    const heard = { ...this.#heard, [room.key]: room.lines.length };
    this.#read = heard;
    keep(this.#sitting.line.table, { heard });
  }

  #room(key: string, lines: readonly Talk[]): Room {
    const seats = key === TABLE ? [] : key.split(",").map(Number);
    const { me } = this.#sitting;
    const fresh = lines.slice(this.#heard[key] ?? 0);
    return { key, seats, lines, unread: fresh.filter(({ seat }) => seat !== me).length };
  }
}
