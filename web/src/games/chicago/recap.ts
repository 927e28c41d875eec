/** What of a game turn is worth a word to whoever has looked away: among others, and about oneself.
 * Harm to oneself weighs more than any gain. */
import type { Weights, Worth } from "../../follow/recap";
import type { ChicagoEvent } from "../../wire/types";

type Tag = ChicagoEvent["event"];

const weights = {
  "first-boss": 5,
  // driving, and the one action: what one has done oneself is no news
  rolls: 0, // the question says what one may do with it
  drives: [2, 0],
  "out-of-gas": [4, 13],
  takes: [4, 0],
  marks: [4, 0],
  "takes-territory": [6, 10],
  respect: [9, 9, 9, "respect"],
  "respect-lost": [8, 15, 15, "respect"],
  opens: [8, 13, 0], // whoever loses a monopoly by it is named, too
  starts: [5, 0],
  completes: [7, 5],
  "bet-won": [5, 9],
  "bet-lost": [5, 9],
  fetches: [3, 0],
  "fetches-away": [6, 10],
  // shootouts
  "attacks-car": [7, 10],
  "attacks-business": [7, 10],
  "slips-out": [4, 8],
  totals: [0, 6],
  "shootout-round-tied": [3, 8],
  "shootout-round-won": [4, 11],
  "shootout-round-lost": [4, 11],
  "lucky-lou": [5, 8],
  "doctor-saves": [5, 9],
  "doctor-fails": [5, 9],
  "in-hospital": [6, 13],
  dead: [8, 14],
  "car-beaten": [6, 13],
  "contract-taken": [6, 11],
  captures: [8, 12],
  // the police; who has a territory cleaned is said by the order alone
  "police-drive": [3, 0],
  "declares-clean-up": [5, 15],
  "raid-dice": [3, 9],
  "raid-failed": [4, 9],
  "car-raided": [6, 11],
  "business-raided": [6, 11],
  "contract-cancelled": [5, 13],
  cleaned: [5, 10],
  confiscated: [4, 6],
  // the trade phase
  "own-income": 12,
  "no-income-election": [5, 13],
  "no-income-frankie": [5, 13],
  brings: [3, 7],
  freddie: [3, 9],
  "freddie-caught": [5, 13],
  "new-resources": 3,
  "draws-gangster": 4,
  "own-draw": 9,
  hires: [6, 7],
  unsold: 3,
  badge: [6, 7],
  reopens: [2, 5],
  // cards (those that do harm, and who plays one, are told anyway)
  "sees-resources": [0, 8],
  burgled: [6, 0],
  "burgled-what": [0, 10],
  "breaks-in": [6, 0],
  "broken-in": [0, 10],
  frozen: [6, 12],
  "shows-cash": [4, 0],
  "shows-card": [4, 0],
  // deals: what becomes of an offer of ours, or of one to us, comes while the question waits
  "deal-struck": [5, 0], // whoever struck it is told what changed hands
  "deal-made": [5, 11],
  "offer-declined": [0, 10, 0],
  "offer-lapsed": [0, 10],
  "promise-kept": [4, 8],
  "promise-broken": [6, 14],
} as const satisfies Partial<Record<Tag, Worth>>;

export default weights as Weights;
