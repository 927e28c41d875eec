/** A table as it is being set up. */
import type {
  Checked,
  Choosable,
  GameInfo,
  NewSeat,
  NewTable,
  TalkRules,
  Time,
  Watching,
} from "../wire/data";

/** Whom one plays against without choosing. */
export const USUAL_OPPONENTS = 3;
/** No longer names than this. */
export const LONGEST_NAME = 20;

/** The text of a board file that can be played on, and what the server says of it. */
export interface OwnBoard extends Checked {
  written: string;
}

export interface Plan {
  /** Every seat but the host's: a bot's name on the roster, or null for a person. */
  others: (string | null)[];
  /** What those who sit there are called; "": as they like. */
  names?: readonly string[];
  options: Record<string, Choosable>;
  /** A board of one's own; null: one is wanted, and has yet to be chosen. */
  board?: OwnBoard | null;
  /** With several people a window lasts so many seconds; 0: until all have answered. */
  window?: WindowTime;
  /** How long each of them may take; as usual unless it is said. */
  time?: Time;
  /** Does it stand on the list, for everybody to sit down? */
  open?: boolean;
  /** Who may talk with whom; all hear everything unless it is said. */
  talk?: TalkRules;
  /** Who may look on, and how; as usual unless it is said. */
  watching?: Watching;
}

/** Whoever has been given the link. */
export const USUAL_WATCHING: Watching = { who: "link" };

type Option = GameInfo["options"][number];
export type WindowTime = NonNullable<NonNullable<NewTable["tempo"]>["window"]>;
export const WINDOW_TIMES: readonly WindowTime[] = [2, 3, 5, 10, 20, 0];
export const USUAL_WINDOW: WindowTime = 3;

/** How long a game lasts, where one may choose: the option, and what it is if this was chosen. */
export function lengthOf(game: GameInfo, wanted = ""): { option: Option; value: Choosable } | null {
  const option = game.options.find(({ name }) => name === game.length);
  if (!option) return null;
  const value = option.values.find((each) => String(each) === wanted) ?? option.default;
  return { option, value };
}

/** One person against bots: so many, who play so well, and so long; as usual unless it is said. */
export function usualPlan(game: GameInfo, count = 0, level = "", length = ""): Plan {
  const { least, most, bots } = game;
  const lasts = lengthOf(game, length);
  const others = Math.min(most - 1, Math.max(least - 1, count || USUAL_OPPONENTS));
  const bot = bots.includes(level) ? level : "";
  const options = lasts ? { [lasts.option.name]: lasts.value } : {};
  return { others: Array.from({ length: others }, () => bot), options };
}

/** All the others are people, or all are bots. */
export function filledWith(plan: Plan, others: "people" | "bots"): Plan {
  return { ...plan, others: plan.others.map(() => (others === "people" ? null : "")) };
}

/** The plan with so many seats in all: new ones are as the last one is. */
export function resized(plan: Plan, seats: number): Plan {
  const others = Array.from({ length: seats - 1 }, (_, at) => {
    const there = plan.others[at];
    return there === undefined ? (plan.others.at(-1) ?? null) : there;
  });
  return { ...plan, others };
}

/** What differs from the defaults; that is all that is sent. */
export function chosen(plan: Plan, game: GameInfo): Record<string, Choosable> {
  const differs = game.options.filter(
    ({ name, default: usual }) => name in plan.options && plan.options[name] !== usual,
  );
  return Object.fromEntries(differs.map(({ name }) => [name, plan.options[name] as Choosable]));
}

/** The preset that the options are, if they are one. */
export function presetOf(plan: Plan, game: GameInfo): string | null {
  const now = chosen(plan, game);
  const same = (other: Record<string, Choosable>) =>
    Object.keys(other).length === Object.keys(now).length &&
    Object.entries(other).every(([name, value]) => now[name] === value);
  return game.presets.find((preset) => same(preset.options))?.name ?? null;
}

/** What each of the others will be called: bots whom nobody has named take the names that are left. */
export function called(plan: Plan, host: string, names: readonly string[]): string[] {
  const given = plan.others.map((_, at) => (plan.names?.[at] ?? "").trim());
  const taken = new Set([host, ...given].map((name) => name.toLowerCase()));
  const free = names.filter((name) => !taken.has(name.toLowerCase()));
  return plan.others.map((bot, at) => given[at] || (bot === null ? "" : (free.shift() ?? "")));
}

export function newTable(plan: Plan, game: GameInfo, name: string): NewTable {
  const others = plan.others.map<NewSeat>((bot, at) => {
    const called = (plan.names?.[at] ?? "").trim().slice(0, LONGEST_NAME);
    return bot === null ? { kind: "human", name: called } : { kind: "bot", bot, name: called };
  });
  return {
    game: game.name,
    seats: [{ kind: "human", name: name.slice(0, LONGEST_NAME) }, ...others],
    options: {
      ...chosen(plan, game),
      ...(plan.board ? { [game.board]: plan.board.written } : {}),
    },
    ...(plan.open && plan.others.includes(null) ? { public: true } : {}),
    watching: plan.watching ?? USUAL_WATCHING,
    tempo: { window: plan.window ?? USUAL_WINDOW, ...(plan.time ? { time: plan.time } : {}) },
    ...(plan.talk ? { talk: plan.talk } : {}),
  };
}
