/** What this device remembers: the language, the name, the seats it holds. */
import { forget, namesOf, read, write } from "./memory";
import { SPEEDS, type Speed } from "./motion/queue";
import { language, LANGUAGES, type Lang } from "./text/catalogues";

function preferred(): Lang {
  const kept = read("lang");
  if (kept !== null) return language(kept);
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const lang = language(wanted);
    if (wanted.toLowerCase().startsWith(lang)) return lang;
  }
  return LANGUAGES[0];
}

/** When this person can't be expected to answer by mail: between two hours, and on weekends. */
export interface Quiet {
  from: number;
  to: number;
  weekends: boolean;
}

function quietHours(): Quiet {
  const usual = { from: 22, to: 8, weekends: false };
  try {
    return { ...usual, ...(JSON.parse(read("quiet") ?? "{}") as Partial<Quiet>) };
  } catch {
    return usual;
  }
}

class Settings {
  #lang = $state<Lang>(preferred());
  #name = $state(read("name") ?? "");
  #game = $state(read("game") ?? "");
  #plain = $state(read("plain") === "yes");
  #lists = $state(read("lists") === "yes");
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === read("speed")) ?? "normal");

  #quiet = $state.raw<Quiet>(quietHours());

  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    write("lang", lang);
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    write("name", name);
  }

  get quiet(): Quiet {
    return this.#quiet;
  }
  set quiet(quiet: Quiet) {
    this.#quiet = quiet;
    write("quiet", JSON.stringify(quiet));
  }

  /** The game that was last looked at in the lobby. */
  get game(): string {
    return this.#game;
  }
  set game(game: string) {
    this.#game = game;
    write("game", game);
  }

  /** Answers that can be picked on the board are listed as well. */
  get lists(): boolean {
    return this.#lists;
  }
  set lists(on: boolean) {
    this.#lists = on;
    write("lists", on ? "yes" : "no");
  }

  /** How fast things move on the board. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    write("speed", speed);
  }

  /** The plain table instead of a game's board. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(on: boolean) {
    this.#plain = on;
    write("plain", on ? "yes" : "no");
  }
}

export const settings = new Settings();

/** Has this device been told what a game is about? */
export function knowsGoal(game: string): boolean {
  return read(`goal.${game}`) === "yes";
}

export function learnGoal(game: string): void {
  write(`goal.${game}`, "yes");
}

/** What this device knows of a table: its seat, the links of the others. (Of its dice it keeps more:
 * `fairness/kept`.) */
export interface Kept {
  /** When it was last looked at, in milliseconds. */
  at?: number;
  over?: boolean;
  game?: string;
  key?: string;
  /** A new key that is on its way to the server: it may open the seat, or the old one does. */
  next?: string | undefined;
  seat?: number;
  /** Whose talk is not shown on this device. */
  muted?: number[];
  /** Does the profile of this device know of the seat? */
  mine?: boolean;
  /** The key by which others may look on. */
  watch?: string;
  /** `link`: which of the seat's links it is; none is said of the first. */
  invites?: { seat: number; key: string; link?: number }[];
  /** How many lines of each room were read ("": of what is said to all). */
  heard?: Readonly<Record<string, number>>;
}

export function keptOf(table: string): Kept {
  try {
    return JSON.parse(read(`table.${table}`) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The tables where this device holds a seat, the latest first. */
export function keptTables(): (Kept & { table: string; key: string })[] {
  const found: (Kept & { table: string; key: string })[] = [];
  for (const table of namesOf("table.")) {
    const { key, ...rest } = keptOf(table);
    if (key && !rest.over) found.push({ ...rest, table, key });
  }
  return found.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** A table that is there no longer, or where we are not. */
export function forgetTable(table: string): void {
  forget(`table.${table}`);
}

export function keep(table: string, more: Kept): void {
  write(`table.${table}`, JSON.stringify({ ...keptOf(table), at: Date.now(), ...more }));
}
