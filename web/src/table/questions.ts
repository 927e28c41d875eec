/**
 * Questions as a page shows them, made from the questions alone: no knowledge of a game is needed
 * to answer one. The twin of the terminal's `cli/terminal/asking.py`.
 */
import type { AnyAction, Ask, Form, Option } from "../wire/data";

/** Longer lists of answers with two parts are asked in two steps: first which truck, then where to. */
const MANY = 9;
const PASS = "pass";
/** The name that games give to the answer that ends something. */
export const DONE = "done";

/** An answer, and the question that it answers. */
export interface Choice {
  ask: Ask;
  option: Option;
}

/** What can be picked on a board, by the name of the thing: `house:2`. */
export type Picks = ReadonlyMap<string, readonly Choice[]>;

/** Many answers of two parts, by the first part. */
export interface Group {
  field: string;
  value: number;
  ask: Ask;
  choices: Choice[];
}

/** One question, sorted for showing. */
export interface Question {
  ask: Ask;
  form: Form;
  /** Answers to choose from, in the order of the game. */
  choices: Choice[];
  groups: Group[];
  /** Passing, from this time only to the whole round. */
  passes: Choice[];
  /** That's all. */
  done: Choice | null;
  /** What is not possible, each with its reason. */
  refused: Choice[];
}

/** Everything that a seat can answer now. */
export interface Sheet {
  /** What the game waits for. */
  questions: Question[];
  /** What may be answered before that. */
  before: Question[];
  /** Numbers that can be set beside the answers: crates for each truck. */
  amounts: Ask[];
  /** Has everything been answered that the game waits for? Answers can still be changed. */
  answered: boolean;
}

export function formOf(ask: Ask): Form {
  return ask.form ?? "one";
}

export function sheetOf(asks: readonly Ask[]): Sheet {
  const needed = asks.filter((ask) => !ask.optional);
  const beside = asks.filter((ask) => ask.optional);
  return {
    questions: needed.map(questionOf),
    before: beside
      .filter((ask) => formOf(ask) !== "amount")
      .map(questionOf)
      .filter(possible),
    amounts: beside.filter((ask) => formOf(ask) === "amount"),
    answered: needed.length > 0 && needed.every((ask) => ask.answer),
  };
}

export function questionOf(ask: Ask): Question {
  const question: Question = {
    ask,
    form: formOf(ask),
    choices: [],
    groups: [],
    passes: [],
    done: null,
    refused: [],
  };
  for (const option of ask.options) {
    const choice = { ask, option };
    if (option.why_not) question.refused.push(choice);
    else if (option.action.do === PASS) question.passes.push(choice);
    else if (option.action.do === DONE) question.done = choice;
    else question.choices.push(choice);
  }
  if (question.form === "one") {
    question.groups = groupsOf(question.choices);
    const grouped = new Set(question.groups.flatMap((group) => group.choices));
    question.choices = question.choices.filter((choice) => !grouped.has(choice));
  }
  return question;
}

/** Those by which something is gained first, then those at which anything can be done at all. */
export function worthFirst(choices: readonly Choice[], kinds: readonly string[] = []): Choice[] {
  const rank = ({ option: { action, means } }: Choice): number => {
    if (!kinds.includes(action.do)) return 0;
    return means?.tone === "earns" ? 0 : means?.brief ? 1 : 2;
  };
  return [...choices].sort((one, other) => rank(one) - rank(other));
}

/** What hits the reader himself stands last. */
export function oneselfLast(
  choices: readonly Choice[],
  atOneself: (action: AnyAction) => boolean = () => false,
): Choice[] {
  const rank = ({ option }: Choice) => Number(atOneself(option.action));
  return [...choices].sort((one, other) => rank(one) - rank(other));
}

function possible(question: Question): boolean {
  return (
    question.choices.length + question.groups.length + question.passes.length > 0 ||
    question.done !== null
  );
}

function groupsOf(choices: readonly Choice[]): Group[] {
  if (choices.length <= MANY) return [];
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (fieldsOf(choice.option.action).length > 1) {
      const kind = choice.option.action.do;
      kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
    }
  }
  const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
  const field = most?.[0] && fieldsOf(most[0].option.action)[0];
  if (most === undefined || field === undefined) return [];
  const groups = new Map<number, Group>();
  for (const choice of most) {
    const value = choice.option.action[field];
    if (typeof value !== "number") return [];
    const group = groups.get(value) ?? { field, value, ask: choice.ask, choices: [] };
    group.choices.push(choice);
    groups.set(value, group);
  }
  return groups.size > 1 && groups.size < most.length ? [...groups.values()] : [];
}

export function fieldsOf(action: AnyAction): string[] {
  return Object.keys(action).filter((field) => field !== "do");
}

/** The same action? The server writes an action's fields in one order only. */
export function same(one: AnyAction | null | undefined, other: AnyAction): boolean {
  if (!one || one.do !== other.do) return false;
  return fieldsOf(other).every((field) => String(one[field]) === String(other[field]));
}

// --- amounts -------------------------------------------------------------------------------------

export interface Amount {
  number: number;
  /** The field of the action that holds it. */
  field: string;
  option: Option;
}

/** The answers of an amount by the one number in which they differ, ascending. */
export function amountsOf(ask: Ask): Amount[] {
  const kinds = [...new Set(ask.options.map((option) => option.action.do))];
  const ofKind = (kind: string) => ask.options.filter((option) => option.action.do === kind);
  const [options = []] = kinds.map(ofKind).sort((a, b) => b.length - a.length);
  const first = options[0];
  if (first === undefined) return [];
  const fields = fieldsOf(first.action);
  const differs = (field: string) => new Set(options.map((o) => o.action[field])).size > 1;
  const field = fields.filter(differs).at(-1) ?? fields.at(-1);
  if (field === undefined) return [];
  return options
    .map((option) => ({ number: Number(option.action[field]), field, option }))
    .sort((a, b) => a.number - b.number);
}

/** So many amounts are chosen on a scale; a few of them are one tap away. */
export const MANY_AMOUNTS = 8;
const RAISES = [2, 4, 10];

export interface Raise extends Amount {
  /** By how much more than what stands now: one step below the least. */
  by: number;
}

/** Round steps up from what stands now, beyond the least: so much more, in one tap. */
export function raisesOf(free: readonly Amount[]): Raise[] {
  const [least, next] = free;
  if (least === undefined || next === undefined || free.length <= MANY_AMOUNTS) return [];
  const unit = next.number - least.number;
  const now = least.number - unit;
  return RAISES.flatMap((times) => {
    const found = free.find(({ number }) => number === now + times * unit);
    return found ? [{ ...found, by: times * unit }] : [];
  });
}

/**
 * An order in advance that takes the same amount as a question: up to that much, unasked. One who
 * can't pay any has only the kinds of answer beside it left: not to be asked again.
 */
export function orderFor(
  ask: Ask,
  asides: readonly Ask[],
  kinds: readonly string[] = [],
): Ask | null {
  const field = amountsOf(ask)[0]?.field;
  if (formOf(ask) !== "amount" || ask.optional || field === undefined) return null;
  return (
    asides.find((each) => formOf(each) === "amount" && amountsOf(each)[0]?.field === field) ??
    asides.find((each) => each.options.every(({ action }) => kinds.includes(action.do))) ??
    null
  );
}

/** A tap on a thing that takes an amount: as much as goes, or nothing again. */
export function filled(ask: Ask): Choice | null {
  const free = amountsOf(ask).filter((amount) => !amount.option.why_not);
  const most = free.at(-1);
  const next = most && same(ask.answer, most.option.action) ? free[0] : most;
  return next ? { ask, option: next.option } : null;
}

/** How many keys its answers take. */
export function keysOf(question: Question): number {
  if (question.form === "amount") {
    const free = amountsOf(question.ask).filter((amount) => !amount.option.why_not);
    return raisesOf(free).length;
  }
  return question.groups.length + question.choices.length;
}

/** Answers without a number beside an amount: never mind. No number is their key. */
export function besideAmount(ask: Ask): Choice[] {
  const counted = new Set(amountsOf(ask).map((amount) => amount.option));
  return ask.options
    .filter((option) => !counted.has(option) && !option.why_not)
    .map((option) => ({ ask, option }));
}

// --- several -------------------------------------------------------------------------------------

/** One action out of several options that pick one item each. */
export function together(picked: readonly Option[], of: Ask): AnyAction {
  const first = of.options[0]?.action;
  if (first === undefined) throw new Error("a question without answers");
  const [field] = fieldsOf(first);
  if (field === undefined) throw new Error("nothing to pick");
  return { do: first.do, [field]: picked.flatMap((option) => option.action[field] as number[]) };
}

// --- on a board -----------------------------------------------------------------------------------

/** What the open questions name on a board. One that takes several answers at once is not for it. */
export function picksOf(asks: readonly Ask[], named: (action: AnyAction) => string[]): Picks {
  const found = new Map<string, Choice[]>();
  for (const ask of asks) {
    if (formOf(ask) === "several") continue;
    for (const option of ask.options) {
      if (option.why_not) continue;
      for (const name of named(option.action)) {
        found.set(name, [...(found.get(name) ?? []), { ask, option }]);
      }
    }
  }
  return found;
}
