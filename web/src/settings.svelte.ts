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

export type Chances = "counting" | "all";

/** Light or dark: as the device has it unless it is said. */
export const LOOKS = ["system", "dark", "light"] as const;
export type Look = (typeof LOOKS)[number];
/** How large the text is, in percent. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** Where fingers point, people sit together or are on their way: no sounds unless they are wanted. Nor
 * for those who want things calm. */
function soundByDefault(): boolean {
  const is = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
  return !is("(pointer: coarse)") && !is("(prefers-reduced-motion: reduce)");
}

function volume(): number {
  const kept = Number(read("volume") ?? "60");
  return Number.isFinite(kept) ? Math.min(100, Math.max(0, kept)) : 60;
}

function colour(): number | null {
  const kept = read("colour");
  return kept !== null && /^[0-5]$/.test(kept) ? Number(kept) : null;
}

class Settings {
  #lang = $state<Lang>(preferred());
  #name = $state(read("name") ?? "");
  #colour = $state(colour());
  #game = $state(read("game") ?? "");
  #plain = $state(read("plain") === "yes");
  #lists = $state(read("lists") === "yes");
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === read("speed")) ?? "normal");

  #chances = $state<Chances>(read("chances") === "all" ? "all" : "counting");
  #look = $state<Look>(LOOKS.find((look) => look === read("look")) ?? "system");
  #textSize = $state<TextSize>(
    TEXT_SIZES.find((size) => String(size) === read("text-size")) ?? TEXT_SIZES[0],
  );
  #patterns = $state(read("patterns") === "yes");
  #bots = $state(Number(read("bots") ?? 0));
  #level = $state(read("level") ?? "");
  #length = $state(read("length") ?? "");
  #sound = $state(read("sound") === null ? soundByDefault() : read("sound") === "yes");
  #volume = $state(volume());

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

  /** The colour that is liked best, as a seat has it; null: any. */
  get colour(): number | null {
    return this.#colour;
  }
  set colour(colour: number | null) {
    this.#colour = colour;
    if (colour === null) forget("colour");
    else write("colour", String(colour));
  }

  get quiet(): Quiet {
    return this.#quiet;
  }
  set quiet(quiet: Quiet) {
    this.#quiet = quiet;
    write("quiet", JSON.stringify(quiet));
  }

  /** The game that was last looked at in the lobby, or sat down to. */
  get game(): string {
    return this.#game;
  }
  set game(game: string) {
    this.#game = game;
    write("game", game);
  }

  get look(): Look {
    return this.#look;
  }
  set look(look: Look) {
    this.#look = look;
    write("look", look);
  }

  get textSize(): TextSize {
    return this.#textSize;
  }
  set textSize(size: TextSize) {
    this.#textSize = size;
    write("text-size", String(size));
  }

  /** A pattern beside the colour of each seat. */
  get patterns(): boolean {
    return this.#patterns;
  }
  set patterns(on: boolean) {
    this.#patterns = on;
    write("patterns", on ? "yes" : "no");
  }

  /** Against how many bots one last played at once (0: as usual), and how well they play. */
  get bots(): number {
    return this.#bots;
  }
  set bots(count: number) {
    this.#bots = count;
    write("bots", String(count));
  }
  get level(): string {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    write("level", level);
  }

  /** How long a game against bots lasts; "": as usual. */
  get length(): string {
    return this.#length;
  }
  set length(length: string) {
    this.#length = length;
    write("length", length);
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
  /** Alone among bots: are we asked to play a card when it counts, or at every chance? */
  get chances(): Chances {
    return this.#chances;
  }
  set chances(chances: Chances) {
    this.#chances = chances;
    write("chances", chances);
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    write("speed", speed);
  }

  /** One's turn, a hit, a deal are heard. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    write("sound", on ? "yes" : "no");
  }

  /** How loud, 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    write("volume", String(volume));
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
  /** A first game, whose dice were fixed. */
  guided?: boolean;
  game?: string;
  key?: string;
  /** A new key that is on its way to the server: it may open the seat, or the old one does. */
  next?: string | undefined;
  seat?: number;
  /** Whose talk is not shown on this device. */
  muted?: number[];
  /** Is its board on a television? */
  elsewhere?: boolean;
  /** Does the profile of this device know of the seat? */
  mine?: boolean;
  /** Was it taken off the list of our tables? */
  hidden?: boolean;
  /** The key by which others may look on. */
  watch?: string;
  /** `link`: which of the seat's links it is; none is said of the first. */
  invites?: { seat: number; key: string; link?: number }[];
  /** After which line of its log we have answered last on this device, and from which seat. */
  since?: { seat: number; line: number };
  /** How many lines of its log were seen here. */
  read?: number;
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

/** The tables where this device holds a seat, also those that are over; the latest first. */
export function seatsKept(): (Kept & { table: string; key: string })[] {
  const found: (Kept & { table: string; key: string })[] = [];
  for (const table of namesOf("table.")) {
    const { key, ...rest } = keptOf(table);
    if (key && !rest.hidden) found.push({ ...rest, table, key });
  }
  return found.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** A table that is there no longer, or where we are not. */
export function forgetTable(table: string): void {
  forget(`table.${table}`);
}

export function keep(table: string, more: Kept): void {
  if (more.game) settings.game = more.game;
  write(`table.${table}`, JSON.stringify({ ...keptOf(table), at: Date.now(), ...more }));
}
