/** What of a round is worth a word to whoever has looked away: among others, and about oneself. */
import type { Change, Many, Weights, Worth } from "../../follow/recap";
import type { Seen } from "../../wire/data";
import type { BootleggersEvent } from "../../wire/types";
import { NEAR_FORTUNE, NOBODY } from "./components";
import { lostBy } from "./standing";
import type { BootleggersView } from "./types";

type Tag = BootleggersEvent["event"];

const weights = {
  // muscle, wages, cards: what one has done oneself is no news
  "shows-muscle": [2, 0],
  "takes-card": [4, 0],
  recruits: [0, 6], // by another's card, too
  "buys-truck": [3, 0],
  "pays-what-there-is": [6, 9],
  // sending the boys
  places: [4, 0],
  "loses-marker": [6, 13],
  opens: [5, 5, 5, "house"],
  closes: [6, 6, 6, "house"],
  // production
  makes: [5, 9],
  spoiled: [6, 13],
  "still-stopped": [6, 13],
  "copper-moves": [3, 8],
  // driving
  drives: [3, 0],
  warehoused: [3, 5],
  "loses-crates": [5, 10],
  // what's the password?
  "rolls-demand": 4,
  "stays-closed": 5,
  allows: [3, 7],
  "turns-away": [6, 10],
  sells: [7, 12],
  "earns-profit": [7, 12],
  unsold: [6, 11],
  // the long arm of the law
  "announces-cash": [8, 0],
  "helped-as-poorest": [6, 9],
  // thug cards (those that do harm, and who plays one, are told anyway)
  investigates: 9,
  "demands-vigorish": [6, -1],
  "pays-vigorish": [6, 10],
  "hires-union-boss": [5, 0],
  "steals-truck": [8, 0],
  "hijacks-crates": [8, 0],
  "busts-shipment": [8, 12],
  "buys-control": [7, 0],
  "sends-copper": 7,
  "moves-improvement": [6, 0],
  "muscles-in": [7, 0],
  "muscles-in-aside": [7, 0],
  "destroys-still": [8, 0],
  "destroys-die": [8, 0],
  "turns-marker": [7, 0],
  "rolls-for-recruits": [5, 9],
  "pays-moll": [6, 12],
  // deals: what becomes of an offer of ours, or of one to us, comes while the question waits
  "deal-made": [5, 11],
  "offer-declined": [0, 10, 0],
  "offer-lapsed": [0, 10],
  "promise-kept": [4, 8],
  "promise-broken": [6, 14],
} as const satisfies Partial<Record<Tag, Worth>>;

export default weights as Weights;

/** What is told at once if it has happened several times. */
export const many: Many = { places: "board-recap-places" };

const TAKING = 1;
const SENDING = 2;

/**
 * Who holds a house, what was passed over for want of markers, and how near the end may be, by the cash
 * that all have heard of: no event says so.
 */
export function changes(seen: Seen, news: Seen, me: number): Change[] {
  const [was, now] = [seen, news] as unknown as [BootleggersView, BootleggersView];
  const [before, after] = [was.table, now.table];
  const idle =
    before.round === after.round &&
    before.phase <= TAKING &&
    after.phase > SENDING &&
    was.mobsters[me]?.markers === 0;
  return [
    ...lostBy(me, was, now).map(({ house, controller, markers }): Change => ({
      said:
        controller === NOBODY
          ? {
              key: "board-recap-control-lost",
              args: { house, count: markers[me] ?? 0, count_all: sum(markers) },
            }
          : { key: "board-recap-control-taken", args: { house, mobster: controller } },
      bad: true,
    })),
    ...(idle ? [{ said: { key: "board-recap-nobody-to-send" }, bad: false }] : []),
    ...(before.round < after.round ? richest(now, me) : []),
  ];
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Who of the others may soon end the game: nobody is said to have more than all have heard. */
function richest({ mobsters }: BootleggersView, me: number): Change[] {
  const known = mobsters
    .filter(({ seat }) => seat !== me)
    .map(({ seat, cash, announced }) => ({ seat, cash: cash ?? announced, open: cash !== null }))
    .sort((one, other) => other.cash - one.cash);
  const [most] = known;
  if (!most || most.cash < NEAR_FORTUNE) return [];
  const key = most.open ? "board-recap-is-rich" : "board-recap-was-rich";
  return [{ said: { key, args: { mobster: most.seat, cash: most.cash } }, bad: false }];
}
