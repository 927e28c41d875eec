/** What the houses bought last: it stands there until the trucks of the next round drive. */
import { takenBack } from "../../follow/touched";
import type { Told } from "../../wire/data";
import type { BootleggersEvent } from "../../wire/types";
import { NO_SALES } from "./table";

const BEGINS = "round-begins";
/** From this phase on what was sold before is over. */
const DRIVING = 4;
/** In this one the houses buy. */
const SELLING = 5;

/** What a mobster got at a house: for crates that were sold there, and as its controller. */
export interface Takings {
  mobster: number;
  crates: number;
  cash: number;
  profit: number;
}

export interface Sale {
  dice: readonly number[];
  takings: readonly Takings[];
  /** It was closed when its turn came. */
  closed: boolean;
  /** The lines of the log that say so. */
  told: readonly Told[];
}

export interface Sales {
  /** By house. */
  houses: ReadonlyMap<number, Sale>;
  /** What each mobster got in all. */
  earned: ReadonlyMap<number, number>;
}

export function lastSales(log: readonly Told[], phase: number): Sales {
  if (phase === DRIVING) return NO_SALES;
  const lines = phase >= SELLING ? round(log, 0) : round(log, 1);
  const undone = takenBack(lines);
  const houses = new Map<number, Sale>();
  const earned = new Map<number, number>();
  lines.forEach((told, at) => {
    if (undone.has(at)) return;
    const event = told as unknown as BootleggersEvent;
    const sale = "house" in event ? tell(event, told, houses.get(event.house)) : null;
    if (sale && "house" in event) houses.set(event.house, sale);
    if (sale && "cash" in event && "mobster" in event) {
      earned.set(event.mobster, (earned.get(event.mobster) ?? 0) + event.cash);
    }
  });
  return { houses, earned };
}

/** The lines of the round that is played, or of the one before. */
function round(log: readonly Told[], before: 0 | 1): readonly Told[] {
  const begins = (until: number) => {
    let at = until - 1;
    while (at >= 0 && log[at]?.event !== BEGINS) at--;
    return at;
  };
  const now = begins(log.length);
  if (before === 0) return log.slice(Math.max(0, now));
  const last = begins(now);
  return last < 0 ? [] : log.slice(last, now);
}

function tell(event: BootleggersEvent, told: Told, was: Sale | undefined): Sale | null {
  const sale = was ?? { dice: [], takings: [], closed: false, told: [] };
  const more = { ...sale, told: [...sale.told, told] };
  switch (event.event) {
    case "rolls-demand":
      return { ...more, dice: [...sale.dice, ...event.dice] };
    case "stays-closed":
      return { ...more, closed: true };
    case "sells":
      return {
        ...more,
        takings: gets(sale, event.mobster, { crates: event.crates, cash: event.cash }),
      };
    case "earns-profit":
      return { ...more, takings: gets(sale, event.mobster, { profit: event.cash }) };
    default:
      return null;
  }
}

function gets(sale: Sale, mobster: number, what: Partial<Takings>): Takings[] {
  const others = sale.takings.filter((each) => each.mobster !== mobster);
  const was = sale.takings.find((each) => each.mobster === mobster);
  const { crates = 0, cash = 0, profit = 0 } = was ?? {};
  const now = {
    mobster,
    crates: crates + (what.crates ?? 0),
    cash: cash + (what.cash ?? 0),
    profit: profit + (what.profit ?? 0),
  };
  return [...others, now];
}
