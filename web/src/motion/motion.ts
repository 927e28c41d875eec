/**
 * What is seen to move when something happens. A game turns each event into motions between places;
 * a place is an element marked with `data-at="<name>"`. Nothing here knows a game.
 */
import type { Component } from "svelte";

import type { GameOnScreen } from "../games/game";
import type { Text } from "../text/lookup";
import type { Audience } from "../wire/connection.svelte";
import type { Seen, Told } from "../wire/data";

/** The name of a place, or several: the first that is in sight is meant. */
export type Place = string | readonly string[];

interface Any {
  /** At the same time as the one before. */
  together?: boolean;
  /** When it begins, so many lines of the log are over: it is set where motions are put in line. */
  after?: number;
}

/** Something goes from one place to another: one after the other if there are several. */
export interface Fly extends Any {
  kind: "fly";
  what: unknown;
  from: Place;
  to: Place;
  count?: number;
  /** What it means, beside it: "+$4G". */
  label?: string;
  /** It is turned over on the way. */
  turn?: boolean;
  /** It is the thing that lies at `to` now, which is not seen there until it has come. */
  itself?: boolean;
}

/** Dice are rolled; the true ones lie there afterwards. */
export interface Tumble extends Any {
  kind: "tumble";
  at: Place;
  dice: readonly number[];
}

/** Shown large in the middle for a moment, with a sentence. */
export interface Show extends Any {
  kind: "show";
  what: unknown;
  said: string;
}

/** Something is marked where it is, with a word or a piece if there is one. */
export interface Note extends Any {
  kind: "note";
  at: Place;
  label?: string;
  what?: unknown;
  bad?: boolean;
}

/** What was is over: until here the table is shown as it was, so that one sees how it ended. */
export interface Turn extends Any {
  kind: "turn";
}

export interface Point {
  x: number;
  y: number;
}

/**
 * A piece of a drawing drives along a way and is itself moved: the way is told in the units in which
 * its `transform` places it, and ends there.
 */
export interface Drive extends Any {
  kind: "drive";
  piece: string;
  way: readonly Point[];
}

export type Motion = Fly | Tumble | Show | Note | Turn | Drive;

/** Where things are seen to move: a table that is played at, or one that is looked back at. */
export interface Scene {
  readonly text: Text;
  readonly me: number | null;
  readonly game: GameOnScreen;
  /** What is told, and whoever is to see it happen. */
  readonly line: {
    readonly seen: Seen | null;
    readonly log: readonly Told[];
    audience: Audience | null;
    /** A first game, which somebody explains? */
    readonly welcome?: { readonly guided?: boolean } | null;
  };
  /** The table as it was, while it is seen how that ended; null: as it is. */
  held: { seen: Seen; log: readonly Told[] } | null;
  /** From this line on the board shows by itself what is told; null: nothing of it. */
  readonly unseen?: number | null;
  /** How far the game is said to be while that is seen to come about; null: as far as it is. */
  top: Seen | null;
  /** So many lines of the log are told so far; null: all of them. */
  toldTo: number | null;
  drawing(): Promise<unknown>;
}

/** What a game says about its motions. */
export interface GameMotion {
  /** What is seen of an event; nothing, if it is told otherwise. */
  motions: (event: Told, to: Reader) => Motion[];
  /**
   * Is the table to be shown as it was until it is seen how this came about? So it is whenever a part
   * of the game is over; a `turn` among the motions ends it.
   */
  holds?: (seen: Seen, news: Partial<Seen>) => boolean;
  /** Does the board show by itself, one after the other, what comes of this event and all after it? */
  stages?: (event: Told) => boolean;
  /** What is seen of what no event says: how the table differs from what it was before the news. */
  changes?: (was: Seen, now: Seen, to: Reader) => Motion[];
  /** The events at which what was is over; if nothing is said, those that are headings in the log. */
  turns?: readonly string[];
  /** Draws what flies or is shown. */
  figure: Component<FigureProps<never>>;
}

export interface Reader {
  text: Text;
  /** The reader's seat; null: a spectator. */
  me: number | null;
  /** The picture of the board, if the game has one and it has come. */
  drawing?: unknown;
}

export interface FigureProps<Figure> {
  what: Figure;
  text: Text;
  large?: boolean;
}

/** The place that is meant if it is in sight. */
export function firstOf(place: Place): string {
  return typeof place === "string" ? place : (place[0] ?? "");
}

/** Where a motion ends, and is marked for those who want nothing to move. */
export function endOf(motion: Motion): Place | null {
  switch (motion.kind) {
    case "fly":
      return motion.to;
    case "show":
    case "turn":
      return null;
    case "drive":
      return motion.piece;
    default:
      return motion.at;
  }
}

/** Milliseconds at normal speed: after how many the next one begins, and how long it is seen. */
export function lengthOf(motion: Motion): { step: number; lasts: number } {
  switch (motion.kind) {
    case "fly": {
      const more = MORE * (Math.min(motion.count ?? 1, MOST) - 1);
      return { step: 260 + more, lasts: 430 + more };
    }
    case "tumble":
      return { step: 520, lasts: 520 };
    case "show":
      return { step: 600, lasts: 1500 };
    case "note":
      return { step: 240, lasts: 800 };
    case "turn":
      return { step: 100, lasts: 0 };
    case "drive": {
      const lasts = Math.min(LONGEST_WAY, 200 + SQUARE * (motion.way.length - 1));
      return { step: lasts, lasts };
    }
  }
}

/** So long takes each step of a way, and no way longer than this. */
const SQUARE = 80;
const LONGEST_WAY = 900;
/** So much later starts each of several. */
export const MORE = 45;
/** No more than so many of a kind are seen to fly. */
export const MOST = 9;
