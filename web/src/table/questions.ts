/**
 * Questions as a page shows them, made from the questions alone: no knowledge of a game is needed
 * to answer one. The twin of the terminal's `cli/asking.py`.
 */
import type { AnyAction, Ask, Option } from "../wire/data";

/** Longer lists of answers with two parts are asked in two steps: first which truck, then where to. */
const MANY = 9;
const PASS = "pass";
/** The name that games give to the answer that ends something. */
const DONE = "done";

export interface Choice {
  ask: Ask;
  option: Option;
}

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
  kind: NonNullable<Ask["kind"]>;
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

export function sheetOf(asks: readonly Ask[]): Sheet {
  const needed = asks.filter((ask) => !ask.optional);
  const beside = asks.filter((ask) => ask.optional);
  return {
    questions: needed.map(questionOf),
    before: beside
      .filter((ask) => ask.kind !== "amount")
      .map(questionOf)
      .filter(possible),
    amounts: beside.filter((ask) => ask.kind === "amount"),
    answered: needed.length > 0 && needed.every((ask) => ask.answer),
  };
}

export function questionOf(ask: Ask): Question {
  const question: Question = {
    ask,
    kind: ask.kind ?? "one",
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
  if (question.kind === "one") {
    question.groups = groupsOf(question.choices);
    const grouped = new Set(question.groups.flatMap((group) => group.choices));
    question.choices = question.choices.filter((choice) => !grouped.has(choice));
  }
  return question;
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
  option: Option;
}

/** The answers of an amount by the one number in which they differ, ascending. */
export function amountsOf(ask: Ask): Amount[] {
  const kind = ask.options[0]?.action.do;
  const options = ask.options.filter((option) => option.action.do === kind);
  const first = options[0];
  if (first === undefined) return [];
  const fields = fieldsOf(first.action);
  const differs = (field: string) => new Set(options.map((o) => o.action[field])).size > 1;
  const field = fields.filter(differs).at(-1) ?? fields.at(-1);
  if (field === undefined) return [];
  return options
    .map((option) => ({ number: Number(option.action[field]), option }))
    .sort((a, b) => a.number - b.number);
}

/** Answers without a number beside an amount: never mind. */
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

// --- looking -------------------------------------------------------------------------------------

/** The pass, where nothing else could be answered. */
export function onlyPass(asks: readonly Ask[]): Choice | null {
  const sheet = sheetOf(asks);
  const [question] = sheet.questions;
  if (sheet.questions.length !== 1 || question === undefined || sheet.amounts.length) return null;
  const others = question.choices.length + question.groups.length + sheet.before.length;
  if (others > 0 || question.done || question.ask.answer) return null;
  return question.passes.find((choice) => choice.option.action["stand"] === 0) ?? null;
}

/** The card that an answer is about. */
export function cardOf(choice: Choice): number | null {
  const card = choice.option.action["card"];
  return typeof card === "number" ? card : null;
}
