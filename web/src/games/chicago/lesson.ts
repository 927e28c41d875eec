/** A guided first game of King of Chicago: what is told when, and where. */
import script from "../../../../src/backroom/extras/chicago/guided.json";
import { asked, last, since, type Card, type Lesson, type Moment } from "../../learn/cards";
import { AT, business as cardOf, isContract, TRADE } from "./components";
import type { ChicagoView } from "./types";

type Now = Moment<ChicagoView>;
type Fits = (now: Now) => boolean;

const PANEL = ".ask .panel";
/** The reader's own car. */
const CAR = ['[data-at="car-0"]', ".city"];
/** What has happened: beside the map, or on a phone behind a tab. */
const LOG = [".side", "nav.bar .log"];
/** What each boss has, where there is room for it. */
const SIGNS = ".bosses .boss .facts";
/** The map with little room, as on a phone: its tools lie behind a button. */
const BEHIND = ".board.narrow";

const own = ({ view }: Now) => view.own;
/** In this action round of the first game turn. */
const at =
  (round: number, ...tags: string[]): Fits =>
  (now) =>
    now.view.table.turn === 1 && now.view.table.round === round && asked(now, ...tags);
/** From this action round of the second game turn on, before one rolls. */
const later =
  (round: number): Fits =>
  (now) =>
    now.view.table.turn === 2 && now.view.table.round >= round && asked(now, "move");
const written =
  (fits: Fits): Fits =>
  (now) =>
    fits(now) && now.line !== null;
const unwritten =
  (fits: Fits): Fits =>
  (now) =>
    fits(now) && now.line === null;
const any =
  (...tags: string[]): Fits =>
  (now) =>
    asked(now, ...tags);
/** In the first trade phase, whatever is asked there. */
const trading: Fits = ({ view }) => view.table.turn === 1 && view.table.round === TRADE;

function mine({ view, me }: Now): number[] {
  return view.gangsters.filter(({ owner }) => owner === me).map(({ gangster }) => gangster);
}

/** Who owns the open bars in town. */
function bars({ view }: Now): number[] {
  return view.businesses
    .filter(
      ({ owner, closed, business }) => owner >= 0 && !closed && cardOf(business).kind === "bar",
    )
    .map(({ owner }) => owner);
}
/** Does one own all of them, and more than one? */
function monopoly(now: Now): boolean {
  return bars(now).length > 1 && bars(now).every((owner) => owner === now.me);
}
/** Would one, but for somebody else? */
function broken(now: Now): boolean {
  return !monopoly(now) && bars(now).filter((owner) => owner === now.me).length > 1;
}

/** Has anybody attacked, as far as one knows? */
function shot({ log }: Now): boolean {
  return ["attacks-car", "attacks-business"].some((event) => last(log, event) !== undefined);
}

function income({ log, me }: Now): number {
  const paid = since(log, "trade-phase-begins");
  return Number(last(paid, "own-income", (told) => told["boss"] === me)?.["cash"] ?? 0);
}

/** The business one begins with, before it has a lot. */
function begun({ view, me }: Now): Record<string, number> {
  return { business: view.businesses.find(({ owner }) => owner === me)?.business ?? 0 };
}

const gangster = (now: Now) => ({ gangster: mine(now)[0] ?? 0 });
const lot = ({ view }: Now) => ({ gangster: view.auction?.gangster ?? 0 });

const CARDS: readonly Card<ChicagoView>[] = [
  // --- setting up --------------------------------------------------------------------------------
  { key: "learn-k-welcome", on: any("settle") },
  { key: "learn-k-fixed", on: any("settle") },
  {
    key: "learn-k-points",
    on: any("settle"),
    at: ['[data-at="points-0"]', '[data-at="boss-0"]'],
    rule: "K1.3",
  },
  { key: "learn-k-yours", on: any("settle"), at: ".folder", rule: "K3.1" },
  { key: "learn-k-first", on: any("settle"), at: '[data-at="boss-0"]', args: begun, rule: "K3.3" },
  { key: "learn-k-settle", on: any("settle"), at: PANEL, args: gangster, does: true, rule: "K3.4" },
  {
    key: "learn-k-settle-own",
    on: (now) =>
      any("starting-lot")(now) &&
      now.view.gangsters.some(({ owner, where }) => owner === now.me && where === AT.car),
    at: ".folder",
    args: gangster,
  },
  {
    key: "learn-k-begin",
    on: (now) => any("starting-lot")(now) && now.view.table.first === now.me,
    at: '[data-at="boss-0"]',
  },
  { key: "learn-k-map", on: any("starting-lot"), at: ".city" },
  {
    key: "learn-k-legend",
    on: (now) => any("starting-lot")(now) && document.querySelector(BEHIND) === null,
    at: [".map .tools button:last-of-type", ".city"],
  },
  {
    key: "learn-k-legend-behind",
    on: (now) => any("starting-lot")(now) && document.querySelector(BEHIND) !== null,
    at: [".map .tools button:last-of-type", ".city"],
  },
  {
    key: "learn-k-lot",
    on: written(any("starting-lot")),
    at: ["line", ".city"],
    args: begun,
    does: true,
    rule: "K3.3",
  },
  // --- the first turn ----------------------------------------------------------------------------
  { key: "learn-k-turn", on: at(1, "move"), at: CAR, rule: "K4.2" },
  { key: "learn-k-roll", on: at(1, "move"), at: ["answer", PANEL], does: true, rule: "K5.1" },
  { key: "learn-k-docks", on: written(at(1, "drive")), at: ["line", ".city"], does: true },
  {
    key: "learn-k-drive-own",
    on: unwritten(at(1, "drive")),
    at: ".city",
    does: true,
    rule: "K5.1",
  },
  {
    key: "learn-k-take",
    on: written(at(1, "turn-action")),
    at: ["answer", PANEL],
    does: true,
    rule: "K5.4",
  },
  {
    key: "learn-k-action",
    on: unwritten(any("turn-action")),
    at: PANEL,
    does: true,
    rule: "K4.2",
  },
  // --- the second: a territory ---------------------------------------------------------------------
  { key: "learn-k-others", on: at(2, "move"), at: LOG },
  {
    key: "learn-k-signs",
    on: (now) => at(2, "move")(now) && document.querySelector(SIGNS) !== null,
    at: SIGNS,
  },
  {
    key: "learn-k-marks",
    on: at(2, "move"),
    at: [".bosses .boss", '[data-at="boss-0"]'],
    rule: "K4.3",
  },
  {
    key: "learn-k-territories",
    on: at(2, "move"),
    at: ["answer", PANEL],
    does: true,
    rule: "K5.5",
  },
  { key: "learn-k-to-territory", on: written(at(2, "drive")), at: ["line", ".city"], does: true },
  {
    key: "learn-k-to-territory-own",
    on: unwritten(at(2, "drive")),
    at: ".city",
    does: true,
    rule: "K5.5",
  },
  {
    key: "learn-k-mark",
    on: written(at(2, "turn-action")),
    at: ["answer", PANEL],
    does: true,
    rule: "K5.5",
  },
  // --- the third: a business -------------------------------------------------------------------------
  {
    key: "learn-k-respect",
    on: (now) => at(3, "move")(now) && now.view.table.respect === now.me,
    at: ['[data-at="points-0"]', '[data-at="boss-0"]'],
    rule: "K5.6",
  },
  {
    key: "learn-k-price",
    on: (now) => at(3, "move")(now) && (own(now)?.goods[0] ?? 0) >= 3,
    at: ".folder",
    does: true,
    rule: "K5.8",
  },
  { key: "learn-k-to-lot", on: written(at(3, "drive")), at: ["line", ".city"], does: true },
  {
    key: "learn-k-to-lot-own",
    on: unwritten(at(3, "drive")),
    at: ".city",
    does: true,
    rule: "K5.7",
  },
  {
    key: "learn-k-open",
    on: written(at(3, "turn-action")),
    at: ["answer", PANEL],
    does: true,
    rule: "K5.7",
  },
  // --- the fourth is the reader's --------------------------------------------------------------------
  { key: "learn-k-free", on: at(4, "move"), at: ".city" },
  { key: "learn-k-free-drive", on: at(4, "drive"), at: ".city", does: true, rule: "K5.2" },
  // --- the trade phase -------------------------------------------------------------------------------
  {
    key: "learn-k-income",
    on: (now) => trading(now) && income(now) > 0,
    at: ['[data-at="own-cash"]', ".folder"],
    args: (now) => ({ cash: income(now) }),
    rule: "K8.1",
  },
  {
    key: "learn-k-monopoly",
    on: (now) => trading(now) && monopoly(now),
    at: ".bosses",
    rule: "K8.2",
  },
  {
    key: "learn-k-no-monopoly",
    on: (now) => trading(now) && broken(now),
    at: ".bosses",
    rule: "K8.2",
  },
  {
    key: "learn-k-drew",
    on: (now) => trading(now) && (own(now)?.hand.length ?? 0) > 0,
    at: ['[data-at="hand"]', ".folder"],
    args: (now) => ({ card: own(now)?.hand[0] ?? 0 }),
    rule: "K8.3",
  },
  {
    key: "learn-k-window",
    on: ({ asks }) => asks.some(({ question }) => question.ask.startsWith("window-")),
    at: PANEL,
    does: true,
    rule: "K12.22",
  },
  {
    key: "learn-k-hire",
    on: any("first-bid", "bid"),
    at: [".auction .lot", ".stage"],
    args: lot,
    rule: "K8.4",
  },
  {
    key: "learn-k-figures",
    on: any("first-bid", "bid"),
    at: [".auction .values", ".auction", ".stage"],
    rule: "K6.2",
  },
  {
    key: "learn-k-bid",
    on: written(any("first-bid")),
    at: ["answer", PANEL],
    args: (now) => ({ ...lot(now), fifties: Number(now.line?.["fifties"] ?? 0) }),
    does: true,
  },
  {
    key: "learn-k-hired",
    on: (now) => trading(now) && mine(now).length > 1,
    at: ['[data-at="points-0"]', '[data-at="boss-0"]'],
    args: (now) => ({
      gangster: Number(
        last(now.log, "hires", (told) => told["boss"] === now.me)?.["gangster"] ?? 0,
      ),
    }),
    rule: "K1.3",
  },
  {
    key: "learn-k-outbid",
    on: (now) => any("first-bid", "bid")(now) && now.line === null,
    at: PANEL,
    does: true,
  },
  { key: "learn-k-bribe", on: any("first-bribe", "bribe"), at: PANEL, does: true, rule: "K8.5" },
  { key: "learn-k-placing", on: any("placing-done"), at: [".seating", PANEL], rule: "K8.6" },
  {
    key: "learn-k-place",
    on: any("placing-done"),
    at: [".seating", PANEL],
    does: true,
    rule: "K5.11",
  },
  // --- the second game turn, and whatever comes up ---------------------------------------------------
  {
    key: "learn-k-second",
    on: ({ view }) => view.table.turn === 2,
    at: "header .top",
    rule: "K4.3",
  },
  {
    key: "learn-k-contract",
    on: (now) => any("move")(now) && (own(now)?.hand ?? []).some(isContract),
    at: ['[data-at="hand"]', ".folder"],
    args: (now) => ({ contract: (own(now)?.hand ?? []).find(isContract) ?? 0 }),
    rule: "K5.9",
  },
  {
    key: "learn-k-contracts",
    on: (now) =>
      later(2)(now) &&
      own(now) !== null &&
      ![...own(now)!.hand, ...own(now)!.started, ...own(now)!.completed].some(isContract),
    at: ".city",
    rule: "K5.9",
  },
  { key: "learn-k-danger", on: (now) => later(3)(now) && !shot(now), at: CAR, rule: "K5.12" },
  {
    key: "learn-k-event",
    on: (now) =>
      any("besides")(now) &&
      !any("police", "drive-police", "police-action")(now) &&
      (own(now)?.hand ?? []).some((card) => !isContract(card)),
    at: ['[data-at="hand"]', ".folder"],
    rule: "K5.3",
  },
  {
    key: "learn-k-police",
    on: any("police"),
    at: ['[data-at="police"]', PANEL],
    does: true,
    rule: "K7.1",
  },
  { key: "learn-k-police-drive", on: any("drive-police"), at: ".city", does: true, rule: "K7.1" },
  {
    key: "learn-k-police-action",
    on: (now) => any("police-action")(now) && now.view.table.police_actions > 0,
    at: PANEL,
    does: true,
    rule: "K7.3",
  },
  {
    key: "learn-k-attack",
    on: (now) =>
      now.asks.some((ask) =>
        ask.options.some(
          ({ action, why_not }) =>
            !why_not && ["attack-car", "attack-business"].includes(action.do),
        ),
      ),
    at: PANEL,
    rule: "K5.12",
  },
  { key: "learn-k-shootout", on: ({ view }) => view.shootout !== null, at: ".stage", rule: "K6.4" },
  { key: "learn-k-hit", on: any("who-is-hit", "who-dies"), at: PANEL, does: true, rule: "K6.5" },
  { key: "learn-k-garage", on: any("which-garage"), at: PANEL, does: true, rule: "K6.7" },
  { key: "learn-k-shift", on: any("shift"), at: PANEL, does: true, rule: "K5.10" },
  { key: "learn-k-end-turn", on: any("end-turn"), at: PANEL, does: true },
  { key: "learn-k-fetch", on: any("fetch-more"), at: PANEL, does: true, rule: "K5.10" },
  { key: "learn-k-bet", on: any("bet"), at: PANEL, does: true, rule: "K14.5" },
  {
    key: "learn-k-offered",
    on: ({ view, me }) =>
      ((view as unknown as { offers?: { terms: { to: number[] } }[] }).offers ?? []).some(
        ({ terms }) => terms.to.includes(me),
      ),
    at: ".panel .offers",
    rule: "K10.1",
  },
];

/** Who leads, and with what; of several who are level, whoever has won by that. */
function decided({ view }: Now) {
  const most = Math.max(...view.bosses.map(({ points }) => points));
  const level = view.bosses.filter(({ points }) => points === most);
  const best = level.find(({ seat }) => view.result?.winners.includes(seat)) ?? level[0]!;
  return {
    key: "learn-k-decided",
    args: {
      boss: best.seat,
      count: best.points,
      count_level: level.length - 1,
      count_businesses: best.points_businesses,
      count_contracts: best.points_contracts,
      count_respect: best.points_respect,
      count_gangsters: best.points_gangsters,
    },
  };
}

const lesson: Lesson<ChicagoView> = { script, cards: CARDS, until: "learn-k-until", decided };
export default lesson;
