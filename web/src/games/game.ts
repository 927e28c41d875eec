/**
 * What a game brings to the screen. Only its words are needed, and those are written from Python;
 * a game without a board is played on the plain table.
 *
 * A game that has more exports it as `game` from `games/<name>/game.ts`.
 */
import type { Component } from "svelte";

import type { Recaps } from "../follow/recap";
import type { Concerns } from "../follow/touched";
import type { Lesson } from "../learn/cards";
import type { GameMotion } from "../motion/motion";
import type { Lays } from "../table/offers";
import type { Choice, Picks } from "../table/questions";
import type { Lang } from "../text/catalogues";
import type { Text } from "../text/lookup";
import type { Words } from "../text/words";
import type {
  AnyAction,
  Ask,
  Message,
  Option,
  Panel,
  Prospect,
  Seen,
  Told,
  Tradable,
} from "../wire/data";

export interface GameOnScreen {
  /** How its numbers are called, and what its players are. */
  words: Words;
  /** Its table as a picture. */
  board?: Lazy<Component<BoardProps<never>>>;
  /** Does its board need the picture that the server draws of it? */
  drawn?: boolean;
  /** What is seen to move on it when something happens. */
  motion?: Lazy<GameMotion>;
  /** How far it is, for the bar at the top; without it, that is told in words. */
  top?: Lazy<Component<TopProps<never>>>;
  /** Actions of which many lead nowhere: a list of them begins with those that are worth something. */
  worthFirst?: readonly string[];
  /** Is this an answer by which the reader would hit himself? It stands last. */
  atOneself?: (action: AnyAction, seen: Seen, me: number) => boolean;
  /** Actions by which one is not asked again: they stand beside a question that takes an amount. */
  unasked?: readonly string[];
  /** An answer that comes to another one is called by that: to drive where one is, is to stay. */
  alike?: (option: Option) => AnyAction | null;
  /** The things on its board that an action names: they can be picked there. */
  named?: (action: AnyAction) => string[];
  /**
   * The things on its board that are a seat's good: a tap lays it on the tray. Players and what a
   * promise is about are called by their word and number: `house:2`.
   */
  goods?: (seat: number, good: Tradable, mine: boolean) => string[];
  /** Of the things that a promise can be about, those that matter now; null: all of them. */
  promised?: (base: string, seen: Seen, kind: string) => readonly number[] | null;
  /** The events with which something new begins: they are headings in the log. */
  headings?: readonly string[];
  /** Lines of the log that are about something of a seat's own, and do not name the seat. */
  concerns?: Concerns;
  /** What has been, part by part: after which line of the log each is over, and what became of it. */
  summaries?: (log: readonly Told[], seats: number, me: number | null) => Summary[];
  /** What of it is worth a word to whoever has looked away. */
  recap?: () => Promise<Recaps>;
  /**
   * What answers this question for the reader in a moment: an order that he has left. None: he does.
   * Asked of the question in which it was left, it says how that stands.
   */
  ordered?: (ask: Ask, seen: Seen) => Message | null;
  /** Has the reader something in hand that could be played between the turns? */
  keeps?: (seen: Seen, me: number) => boolean;
  /** How it ended, in place of the plain list of scores. */
  ending?: Lazy<Component<EndingProps<never>>>;
  /** What explains an option of the table: a rule, or a message. */
  optionHelp?: Readonly<Record<string, string>>;
  /** What the signs on its table mean. */
  legend?: Lazy<Component<{ text: Text }>>;
  /** Its guided first game. */
  lesson?: Lazy<Lesson>;
  /** Its pieces, for the page that shows the style. */
  samples?: Lazy<Component>;
}

export interface Summary {
  after: number;
  panel: Panel;
}

/** What stands in a game's `game.ts`. */
export type OwnGame = Omit<GameOnScreen, "words">;

export interface TopProps<View> {
  view: View;
  text: Text;
}

export interface EndingProps<View> extends TopProps<View> {
  /** The reader's seat; null: a spectator. */
  me: number | null;
  /** All seats, the winners first, then by their scores; who gave up comes last. */
  order: readonly number[];
  /** Who ranks first, and who gave up. */
  first: readonly number[];
  resigned: readonly number[];
}

export interface BoardProps<View, Drawing = never> extends TopProps<View> {
  /** The reader's seat; null: a spectator. */
  me: number | null;
  /** What has happened, as far as the reader may know. */
  log: readonly Told[];
  /** What can be picked now, by the name of the thing. */
  picks: Picks;
  onpick: (choice: Choice) => void;
  /** While an offer is put together: what a tap adds to it, by the name of the thing. */
  lays?: Lays;
  /** The board is elsewhere, for all to see: here is only what is the reader's own. */
  ownOnly?: boolean;
  /** The picture of the board, for a game that is `drawn`. */
  drawing?: Drawing;
  /** So often one has jumped in the game that is looked back at: what was over is not shown. */
  jumps?: number;
  /** These answers are pointed at; none: nothing is. */
  onlook?: (choices: readonly Choice[]) => void;
  /** A scene is watched, in which what is told from this line on is still to be seen; null: none is. */
  onscene?: (from: number | null) => void;
  /** What the reader could do at each thing on the board, and how far it is. */
  prospects?: () => Promise<readonly Prospect[]>;
}

type Lazy<T> = () => Promise<{ default: T }>;

/** How a game is called, and what it is about, in every language. */
export type Title = Record<Lang, { title: string; about: string }>;
