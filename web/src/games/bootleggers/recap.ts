/** What of a round is worth a word to whoever has looked away: among others, and about oneself. */
import type { Weights, Worth } from "../../follow/recap";
import type { BootleggersEvent } from "../../wire/types";

type Tag = BootleggersEvent["event"];

const weights = {
  // muscle, wages, cards: what one has done oneself is no news
  "shows-muscle": [2, 0],
  "takes-card": [4, 0],
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
  "announces-cash": [6, 3],
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
