/** What has happened in the trade phase so far, as the log tells it to the reader. */
import type { Good, Told } from "../../../wire/data";
import { NOTHING, type Resource, RESOURCES, TRADE } from "../components";
import type { ChicagoView } from "../types";

export type Step = "income" | "draw" | "hire" | "bribe" | "place";

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  income: "board-trade-step-income",
  draw: "board-trade-step-draw",
  hire: "board-trade-step-hire",
  bribe: "board-trade-step-bribe",
  place: "board-trade-step-place",
};

/** One of the lines of which an income, or a draw, is made. */
export interface Line {
  boss: number;
  told: Told;
}

/** What a boss has said in an auction: so much, or (null) nothing. */
export interface Said {
  boss: number;
  cash: number | null;
}

/** An auction, of a gangster or (`gangster` NOTHING) of the badge. */
export interface Sale {
  gangster: number;
  said: Said[];
  /** Who has got it, and for how much; null: it runs, or nobody wanted it. */
  sold: { boss: number; cash: number } | null;
  over: boolean;
}

export interface TradeStory {
  income: Line[];
  draws: Line[];
  sales: Sale[];
}

const BEGINS = "trade-phase-begins";
const INCOME = new Set([
  "income",
  "own-income",
  "no-income-election",
  "no-income-frankie",
  "brings",
  "freddie",
  "freddie-caught",
]);
const DRAWS = new Set(["draws", "own-draw", "draws-gangster", "new-resources", "no-card"]);

/** Of the last trade phase that has begun. */
export function tradeStory(log: readonly Told[]): TradeStory {
  const begins = log.findLastIndex((told) => told.event === BEGINS);
  const story: TradeStory = { income: [], draws: [], sales: [] };
  for (const told of log.slice(begins + 1)) {
    const boss = number(told["boss"]);
    if (INCOME.has(told.event)) story.income.push({ boss, told });
    else if (DRAWS.has(told.event)) story.draws.push({ boss, told });
    else sell(story.sales, told, boss);
  }
  return story;
}

function sell(sales: Sale[], told: Told, boss: number): void {
  const gangster = "gangster" in told ? number(told["gangster"]) : NOTHING;
  const cash = number(told["cash"]);
  const sale = () => {
    const last = sales.at(-1);
    if (last && last.gangster === gangster && !last.over) return last;
    const next: Sale = { gangster, said: [], sold: null, over: false };
    sales.push(next);
    return next;
  };
  switch (told.event) {
    case "bid":
    case "bribe":
      sale().said.push({ boss, cash });
      break;
    case "no-bid":
    case "no-bribe":
      sale().said.push({ boss, cash: null });
      break;
    case "hires":
    case "badge":
      Object.assign(sale(), { sold: { boss, cash }, over: true });
      break;
    case "unsold":
    case "no-badge":
      sale().over = true;
  }
}

/** Is the trade phase on? Not while the table is set up, before the first game turn. */
export function inTrade({ table, result }: Pick<ChicagoView, "table" | "result">): boolean {
  return table.turn > 0 && table.round === TRADE && !result;
}

/** Which part of the trade phase is on. */
export function stepOf(view: Pick<ChicagoView, "auction" | "placing">, log: readonly Told[]): Step {
  if (view.auction) return view.auction.gangster === NOTHING ? "bribe" : "hire";
  if (view.placing) return "place";
  const { draws, sales } = tradeStory(log);
  if (sales.some((sale) => sale.gangster === NOTHING && sale.over)) return "place";
  return draws.length ? "hire" : "income";
}

/** What has been said of what is for sale now. */
export function saidOf(story: TradeStory, gangster: number): Said[] {
  const last = story.sales.at(-1);
  return last && last.gangster === gangster && !last.over ? last.said : [];
}

/** The lines by boss, in the order in which they came. */
export function byBoss(lines: readonly Line[]): [number, Told[]][] {
  const found = new Map<number, Told[]>();
  for (const { boss, told } of lines) found.set(boss, [...(found.get(boss) ?? []), told]);
  return [...found];
}

/** How much of which resource an event names, in their order. One of it is not counted there. */
export function goodsOf(told: Told): { good: Resource; count: number }[] {
  const goods = Array.isArray(told["goods"]) ? (told["goods"] as Good[]) : [];
  return RESOURCES.flatMap((good) => {
    const found = goods.find(({ kind }) => kind === good);
    return found && found.count !== 0 ? [{ good, count: found.count ?? 1 }] : [];
  });
}

function number(value: unknown): number {
  return typeof value === "number" ? value : NOTHING;
}
