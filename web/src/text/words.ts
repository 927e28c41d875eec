/**
 * The words behind the numbers of a game: which message names a house, a truck, a card.
 *
 * They are written from the terms in Python (`tools/web_words.py`); here they are only looked up.
 */
import type { BoardWords, Message, Value } from "../wire/data";

type Args = Readonly<Record<string, Value>>;
/** An argument as it is, or counting along with the number. */
type Counted = Value | { times: number; plus: number };

/** Neighbouring numbers that are called alike. No `from` or `to`: so on for ever. */
interface Run {
  from?: number;
  to?: number;
  /** null: these have no name. */
  key: string | null;
  args?: Record<string, Counted>;
}

export interface Term {
  names: Run[];
  /** The argument beside it on which the name depends, and what it is then called instead. */
  by?: string;
  cases?: Record<string, Run[]>;
}

/** All that is to be known of a game in order to speak of it. */
export interface Words {
  /** What an argument that names a player is called. */
  player: string;
  /** The options of the table on which names depend. */
  options: string[];
  /** The options on which explanations depend, each with its usual value. */
  explained: Record<string, Value>;
  /** By the base name of an argument (`house` for `house_from` too). */
  terms: Record<string, Term>;
  /** What a message may say beside an argument: `$muscle_cost` is known wherever `$muscle` is. */
  beside: Record<string, Term>;
  /** Arguments that count steps: one step is so much. */
  units: Record<string, number>;
  /** The argument that says how much, or which one, of each kind of good there is. */
  goods: Record<string, { name: string; by: string }>;
  /** The promises that the game can judge, and what each of them is about. */
  promises: Record<string, string>;
  /** Catalogues that lie on top of the game's own where an option of the table wants them. */
  overlays: { option: string; value: string; catalogue: string }[];
}

/** A game that has no words of its own. */
export const NO_WORDS: Words = {
  player: "seat",
  options: [],
  explained: {},
  terms: {},
  beside: {},
  units: {},
  goods: {},
  promises: {},
  overlays: [],
};

/** The words with what things are called on the board of a file: there the option says `own`. */
export function withBoard(words: Words, board: BoardWords): Words {
  const added = (terms: Words["terms"], own: BoardWords["terms"]) => ({
    ...terms,
    ...Object.fromEntries(
      Object.entries(terms)
        .filter(([base]) => base in own)
        .map(([base, term]) => [
          base,
          { ...term, cases: { ...term.cases, own: own[base] as Run[] } },
        ]),
    ),
  });
  return {
    ...words,
    terms: added(words.terms, board.terms),
    beside: added(words.beside, board.beside),
  };
}

/** The name of a number among these arguments; null: there is no such thing. */
export function nameOf(term: Term, number: number, among: Args): Message | null {
  const found = special(term, among).find(holds(number)) ?? term.names.find(holds(number));
  if (found === undefined || found.key === null) return null;
  const args = Object.entries(found.args ?? {}).map(([name, arg]) => [name, counted(arg, number)]);
  return { key: found.key, args: Object.fromEntries(args) as Record<string, Value> };
}

/** Every number that has a name among these arguments; null: it is an amount, and all have. */
export function numbersOf(term: Term, among: Args): number[] | null {
  const runs = [...term.names, ...special(term, among)];
  const found = new Set<number>();
  for (const { from, to, key } of runs) {
    if (key === null) continue;
    if (from === undefined || to === undefined) return null;
    for (let number = from; number <= to; number++) {
      if (nameOf(term, number, among) !== null) found.add(number);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function special(term: Term, among: Args): Run[] {
  const value = term.by === undefined ? undefined : among[term.by];
  return value === undefined ? [] : (term.cases?.[String(value)] ?? []);
}

function holds(number: number): (run: Run) => boolean {
  return ({ from = -Infinity, to = Infinity }) => from <= number && number <= to;
}

function counted(arg: Counted, number: number): Value {
  return typeof arg === "object" && "times" in arg ? arg.times * number + arg.plus : arg;
}
