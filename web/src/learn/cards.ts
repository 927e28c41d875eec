/** What a guided first game is told with: cards, each about one thing, when there is something to say. */
import type { AnyAction, Ask, Seen, Told, Value } from "../wire/data";

/** The table as the reader sees it while the game waits for him, or is over. */
export interface Moment<View = Seen> {
  view: View;
  me: number;
  asks: readonly Ask[];
  log: readonly Told[];
  /** How far it is: the round, the game turn. */
  now: number;
  /** What is arranged, and only has to be given. */
  arranged: readonly AnyAction[];
  /** What is written for the reader to do now, as long as it can be done. */
  line: AnyAction | null;
  /** What is written can't be done: he has gone his own way. */
  strayed: boolean;
}

export interface Card<View = never> {
  /** Its message. */
  key: string;
  /** Has it something to say? It is told once, and gone when this is over. */
  on: (moment: Moment<View>) => boolean;
  /** What it speaks of, the first that can be seen: selectors, or what is written, on the table
   * (`line`) or among the answers (`answer`). */
  at?: string | readonly string[];
  args?: (moment: Moment<View>) => Record<string, Value>;
  /** The reader is to do it: there is nothing to turn over. */
  does?: boolean;
  /** Where to read on. */
  rule?: string;
}

/** What is told in any game. */
export const SHARED: readonly Card<unknown>[] = [
  {
    key: "learn-confirm",
    on: ({ arranged }) => arranged.length > 0,
    at: ".panel .plan",
    does: true,
  },
];

/** What is told in any game when the game itself has nothing to say. */
export const OTHERWISE: readonly Card<unknown>[] = [
  {
    key: "learn-own-way",
    on: ({ strayed }) => strayed,
    at: [".panel button.hint", ".panel"],
    does: true,
  },
];

/** The reader puts an offer together: his question waits. */
export const OFFERING: Card<unknown> = {
  key: "learn-offering",
  on: () => true,
  at: ".offering",
  does: true,
};

/** He has asked to be told again, and there is nothing to tell of this question. */
export const NOTHING_NEW: Card<unknown> = {
  key: "learn-nothing-new",
  on: () => true,
  at: [".panel button.hint", ".panel"],
};

/** What a game brings for its guided first game. */
export interface Lesson<View = never> {
  script: Script;
  cards: readonly Card<View>[];
  /** As much as was promised has been played: the message that says so. */
  until: string;
  /** What decided it, in a sentence. */
  decided: (moment: Moment<View>) => { key: string; args: Record<string, Value> };
}

/** As it stands in `guided.json`, beside the game. */
export interface Script {
  until: number;
  lines: Readonly<Record<string, Readonly<Record<string, readonly AnyAction[]>>>>;
}

/** Is one asked this? */
export function asked(
  { asks }: Pick<Moment<unknown>, "asks">,
  ...tags: readonly string[]
): boolean {
  return asks.some((ask) => tags.includes(ask.question.ask));
}

/** What has happened last of this kind, as far as one knows. */
export function last(
  log: readonly Told[],
  event: string,
  fits: (told: Told) => boolean = () => true,
) {
  return log.findLast((told) => told.event === event && fits(told));
}

/** What happened since the last of these. */
export function since(log: readonly Told[], event: string): readonly Told[] {
  return log.slice(log.findLastIndex((told) => told.event === event) + 1);
}
