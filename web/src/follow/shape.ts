/** How the log of a game falls into parts, and the rule behind each line: written from Python. */
import type { Choosable, Told } from "../wire/data";

export interface LogShape {
  /** The rule of each kind of event; none: it is in no rule book. */
  rules: Readonly<Record<string, string>>;
  /** The rules of cards, by number. */
  cards: Readonly<Record<string, string>>;
  /** The events that play a card, and their field that names it. */
  plays: Readonly<Record<string, string>>;
  /** The events that do somebody harm, and their field that names whom. */
  hits: Readonly<Record<string, string>>;
  /** The events with which a round begins, and those with which a part of one does. */
  rounds: readonly string[];
  within: readonly string[];
  /** Parts that no event announces: the first of these events shows that one has begun. */
  parts: readonly {
    key: string;
    events: readonly string[];
    /** These show it as well, once the part before has begun. */
    then?: readonly string[];
    option?: string;
    value?: string;
  }[];
}

export const NO_SHAPE: LogShape = {
  rules: {},
  cards: {},
  plays: {},
  hits: {},
  rounds: [],
  within: [],
  parts: [],
};

/** The rule that a line comes from; "": none. */
export function ruleOf(shape: LogShape, told: Told): string {
  const card = told[shape.plays[told.event] ?? ""];
  const own = typeof card === "number" ? shape.cards[card] : undefined;
  return own ?? shape.rules[told.event] ?? "";
}

/** Lines of the log that go together: those from `from` on, up to `to`, which is not one of them. */
export interface Stretch {
  from: number;
  to: number;
  /** The line that is its heading. */
  head: number | null;
}

export interface Part extends Stretch {
  /** The message that names it, if no line does. */
  key: string | null;
}

export interface Round extends Stretch {
  parts: Part[];
}

/** The rounds that the log tells of, and what is before the first one. */
export function roundsOf(
  log: readonly Told[],
  shape: LogShape,
  options: Readonly<Record<string, Choosable>> = {},
): Round[] {
  const parts = shape.parts.filter(
    ({ option, value }) => option === undefined || options[option] === value,
  );
  const partOf = new Map(parts.flatMap(({ events }, at) => events.map((event) => [event, at])));
  const rounds: Round[] = [];
  let now = -1;
  log.forEach(({ event }, at) => {
    if (rounds.length === 0 || shape.rounds.includes(event)) {
      const head = shape.rounds.includes(event) ? at : null;
      const first = { from: head === null ? at : at + 1, to: at, head: null, key: null };
      rounds.push({ from: at, to: at, head, parts: [first] });
      now = -1;
    }
    const round = rounds.at(-1) as Round;
    const next = parts[now + 1]?.then?.includes(event) ? now + 1 : undefined;
    const begun = partOf.get(event) ?? (now >= 0 ? next : undefined);
    if (shape.within.includes(event)) {
      round.parts.push({ from: at + 1, to: at, head: at, key: null });
    } else if (begun !== undefined && begun > now) {
      now = begun;
      round.parts.push({ from: at, to: at, head: null, key: parts[begun]?.key ?? null });
    }
    round.to = at + 1;
    (round.parts.at(-1) as Part).to = at + 1;
  });
  for (const round of rounds) {
    round.parts = round.parts.filter((part) => part.to > part.from || part.head !== null);
  }
  return rounds;
}
