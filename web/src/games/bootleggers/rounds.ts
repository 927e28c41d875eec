/** What the log of a seat says of each round: its last rolls, and who made, sold, earned and lost. */
import { takenBack } from "../../follow/touched";
import type { Cell, Panel, Told } from "../../wire/data";
import type { Summary } from "../game";
import type { BootleggersEvent, Good } from "../../wire/types";

const BEGINS = "round-begins";
const ENDS = "wins";

// --- dice ----------------------------------------------------------------------------------------

/** The dice of each still as they fell in this round; those that have not been rolled are not here. */
export function rolled(log: readonly Told[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  for (let at = log.length - 1; at >= 0; at--) {
    const told = log[at] as unknown as BootleggersEvent;
    if (told.event === BEGINS) break;
    const fell = told.event === "makes" || told.event === "spoiled";
    if (fell && !found.has(told.still)) found.set(told.still, told.dice);
  }
  return found;
}

// --- what became of it ---------------------------------------------------------------------------

/** What a mobster made of a round. Crates, cash in G, and pieces. */
export interface Sums {
  made: number;
  sold: number;
  lost: number;
  earned: number;
  paid: number;
  markers: number;
  dice: number;
  trucks: number;
}

export interface Round {
  round: number;
  /** The line of the log after which it is over; null: it is still played. */
  end: number | null;
  sums: Sums[];
}

const NOTHING: Sums = {
  made: 0,
  sold: 0,
  lost: 0,
  earned: 0,
  paid: 0,
  markers: 0,
  dice: 0,
  trucks: 0,
};

/** The rounds that the log tells of. What was taken back has not happened. */
export function roundsOf(log: readonly Told[], seats: number): Round[] {
  const undone = takenBack(log);
  const rounds: Round[] = [];
  log.forEach((told, at) => {
    if (undone.has(at)) return;
    const event = told as unknown as BootleggersEvent;
    const now = rounds.at(-1);
    if (event.event === BEGINS) {
      if (now) now.end ??= at - 1;
      const sums = Array.from({ length: seats }, () => ({ ...NOTHING }));
      rounds.push({ round: event.round, end: null, sums });
    } else if (now) {
      add(event, (seat, what, count) => {
        const own = now.sums[seat];
        if (own) own[what] += count;
      });
      if (event.event === ENDS) now.end ??= at;
    }
  });
  return rounds;
}

type Add = (seat: number, what: keyof Sums, count: number) => void;

function add(event: BootleggersEvent, to: Add): void {
  switch (event.event) {
    case "makes":
      return to(event.mobster, "made", event.crates);
    case "sells":
      to(event.mobster, "sold", event.crates);
      return to(event.mobster, "earned", event.cash);
    case "earns-profit":
      return to(event.mobster, "earned", event.cash);
    case "pays-wages":
    case "pays-what-there-is":
    case "pays-for-card":
    case "pays-moll":
    case "buys-truck":
      return to(event.mobster, "paid", event.cash);
    case "pays-vigorish":
      to(event.mobster, "paid", event.cash);
      return to(event.mobster_to, "earned", event.cash);
    case "deal-made":
      hands(event.give ?? [], event.seat, event.seat_with, to);
      return hands(event.take ?? [], event.seat_with, event.seat, to);
    case "loses-crates":
    case "unsold":
    case "busts-shipment":
      return to(event.mobster, "lost", event.crates);
    case "hijacks-crates":
      return to(event.mobster_from, "lost", event.crates);
    case "loses-marker":
      return to(event.mobster, "markers", 1);
    case "turns-marker":
      return to(event.mobster_from, "markers", 1);
    case "destroys-die":
    case "muscles-in":
    case "muscles-in-aside":
      return to(event.mobster_from, "dice", 1);
    case "destroys-still":
      return to(event.mobster_from, "dice", event.count);
    case "steals-truck":
      return to(event.mobster_from, "trucks", 1);
    default:
  }
}

/** Money that changes hands in a deal. */
function hands(goods: readonly Good[], from: number, other: number, to: Add): void {
  for (const { kind, count = 1 } of goods) {
    if (kind !== "cash") continue;
    to(from, "paid", count);
    to(other, "earned", count);
  }
}

// --- as a table ----------------------------------------------------------------------------------

/** What is shown after each round that is over. */
export function summaries(log: readonly Told[], seats: number, me: number | null): Summary[] {
  return roundsOf(log, seats).flatMap(({ round, end, sums }) =>
    end === null ? [] : [{ after: end, panel: panelOf(round, sums, me) }],
  );
}

function panelOf(round: number, sums: readonly Sums[], me: number | null): Panel {
  return {
    title: { key: "board-round", args: { round } },
    columns: [
      { key: "column-mobster" },
      { key: "board-round-made" },
      { key: "board-round-sold" },
      { key: "board-round-lost" },
      { key: "board-round-earned" },
      { key: "board-round-paid" },
      { key: "board-round-balance" },
      { key: "board-round-other" },
    ],
    rows: sums.map((sum, mobster) => [
      { message: { key: "name-mobster", args: { mobster } }, strong: mobster === me },
      ...[sum.made, sum.sold, sum.lost].map((count) => number("cell-count", "count", count)),
      number("cell-cash", "cash", sum.earned),
      number("cell-cash", "cash", sum.paid),
      balance(sum.earned - sum.paid),
      others(sum),
    ]),
  };
}

const NONE: Cell = { message: { key: "cell-none" } };

function number(key: string, name: string, value: number): Cell {
  return value ? { message: { key, args: { [name]: value } } } : NONE;
}

function balance(cash: number): Cell {
  const key = cash < 0 ? "board-round-minus" : "board-round-plus";
  return { message: { key, args: { cash: Math.abs(cash) } } };
}

function others({ markers, dice, trucks }: Sums): Cell {
  const items = [
    { key: "board-round-markers", count: markers },
    { key: "board-round-dice", count: dice },
    { key: "board-round-trucks", count: trucks },
  ];
  const lost = items.flatMap(({ key, count }) => (count ? [{ key, args: { count } }] : []));
  return lost.length ? { message: { key: "cell-list", args: { items: lost } } } : NONE;
}
