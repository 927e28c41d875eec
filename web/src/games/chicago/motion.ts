/**
 * What is seen of each event. The places are `car-2`, `police`, `place-3`, `territory-7`, `business-4`,
 * `boss-1`, `where-hospital` … (`data-at` on the board); a seat gets only the events it may know, so
 * nothing else can move.
 */
import type { Drive, Fly, Motion, Note, Place, Point, Reader, Tumble } from "../../motion/motion";
import type { Seen, Told } from "../../wire/data";
import type { ChicagoEvent, Good } from "../../wire/types";
import { type Drawing, middle, wayTo } from "./city";
import { AT, HOSPITAL_PLACE, POLICE_DEPARTMENT, type Resource, RESOURCES } from "./components";
import type { SignName } from "./emblems";
import type { ChicagoView } from "./types";

/** What flies or is shown (`Figure.svelte`). */
export type Figure =
  | { piece: "back" }
  | { piece: "chip"; seat: number }
  | { piece: "good"; good: Resource }
  | { piece: "sign"; sign: SignName }
  | { piece: "business"; business: number }
  | { piece: "gangster"; gangster: number }
  | { piece: "card"; card: number };

type Tag = ChicagoEvent["event"];
type Of<T extends Tag> = Extract<ChicagoEvent, { event: T }>;
type Maker = (event: Told, to: Reader) => Motion[];
type Makers = { [T in Tag]: (event: Of<T>, to: Reader) => Motion[] };

/** All that needs no picture: the question, the scene, the deals or the log tell it. */
const inWords = () => [];

// --- places --------------------------------------------------------------------------------------

const boss = (seat: number) => `boss-${seat}`;
const car = (seat: number) => [`car-${seat}`, boss(seat)];
const business = (number: number) => `business-${number}`;
const territory = (number: number) => `territory-${number}`;
const place = (number: number) => `place-${number}`;
const prison: Place = ["where-prison", place(POLICE_DEPARTMENT)];
const hospital: Place = ["where-hospital", place(HOSPITAL_PLACE)];
const cemetery: Place = ["where-cemetery", "stage"];
const decks: Place = ["decks", "stage"];
const purse = (seat: number, { me }: Reader) =>
  seat === me ? ["own-cash", boss(seat)] : [`purse-${seat}`, boss(seat)];
const safe = (seat: number, good: string, { me }: Reader) =>
  seat === me ? [`own-${good}`, boss(seat)] : [`goods-${seat}`, boss(seat)];
const offer = (gangster: number) => [`offer-${gangster}`, "stage"];
/** In a shootout he stands there; otherwise he is where all know him to be. */
const fighter = (gangster: number, seat: number) => [`fighter-${gangster}`, boss(seat)];

function spot(where: number, seat: number): readonly string[] {
  if (where < AT.car) return [business(where), boss(seat)];
  if (where === AT.car) return car(seat);
  if (where === AT.prison) return prison as readonly string[];
  if (where === AT.hospital) return hospital as readonly string[];
  return [boss(seat)];
}

// --- motions -------------------------------------------------------------------------------------

const fly = (what: Figure, from: Place, to: Place, more: Partial<Omit<Fly, "kind">> = {}): Fly => ({
  kind: "fly",
  what,
  from,
  to,
  ...more,
});
const note = (at: Place, more: Partial<Omit<Note, "kind">> = {}): Note => ({
  kind: "note",
  at,
  ...more,
});
const sign = (name: SignName, at: Place, more: Partial<Omit<Note, "kind">> = {}): Note =>
  note(at, { what: { piece: "sign", sign: name }, ...more });
const roll = (at: Place, dice: readonly number[], together = false): Tumble => ({
  kind: "tumble",
  at,
  dice,
  ...(together && { together }),
});

function earns(seat: number, cash: number, from: Place, to: Reader): Motion[] {
  if (cash === 0) return [];
  const label = `+${to.text.term("cash", cash)}`;
  return [fly({ piece: "sign", sign: "cash" }, from, purse(seat, to), { label })];
}

function pays(seat: number, cash: number, to: Reader): Motion[] {
  if (cash === 0) return [];
  const label = `−${to.text.term("cash", cash)}`;
  return [note(purse(seat, to), { label, bad: true })];
}

const isResource = (kind: string): kind is Resource => (RESOURCES as string[]).includes(kind);

/** Each kind by itself, all at once. */
function carries(
  goods: readonly Good[],
  way: (good: Resource) => { from: Place; to: Place },
): Motion[] {
  return goods.flatMap(({ kind, count = 1 }, at) => {
    if (!isResource(kind) || count === 0) return [];
    const { from, to } = way(kind);
    return [fly({ piece: "good", good: kind }, from, to, { count, ...(at && { together: true }) })];
  });
}

function loses(goods: readonly Good[], at: (good: Resource) => Place): Motion[] {
  return goods.flatMap(({ kind, count = 1 }) =>
    isResource(kind) && count
      ? [note(at(kind), { what: { piece: "good", good: kind }, label: `−${count}`, bad: true })]
      : [],
  );
}

function gang(gangsters: readonly number[], from: Place, to: Place): Motion[] {
  return gangsters.map((gangster, at) =>
    fly({ piece: "gangster", gangster }, [`fighter-${gangster}`, ...[from].flat()], to, {
      ...(at && { together: true }),
    }),
  );
}

/** A card is turned up for all to read. */
const shown = (event: { event: Tag; card: number }, { text }: Reader): Motion[] => [
  { kind: "show", what: { piece: "card", card: event.card }, said: text.event({ ...event }) },
];

// --- driving -------------------------------------------------------------------------------------

/** Along the streets; a car that comes from a garage or goes to one does so from its square. */
function drives(
  piece: string,
  from: number,
  to: number,
  { drawing }: Reader,
  garage: { before?: number; after?: number } = {},
): Motion[] {
  const city = drawing as Drawing | undefined;
  if (!city) return [note(piece)];
  const stand = (number: number | undefined): Point[] => {
    const plot = number === undefined ? undefined : city.garages[number];
    return plot ? [middle(plot)] : [];
  };
  const streets = wayTo(city, from, to).flatMap((square): Point[] => {
    const found = city.squares[square];
    return found ? [{ x: found.x, y: found.y }] : [];
  });
  const way = [...stand(garage.before), ...streets, ...stand(garage.after)];
  if (way.length < 2) return [note(piece)];
  const drive: Drive = { kind: "drive", piece, way };
  return [drive];
}

/** Both sides roll at once; only then is seen what came of it. */
function rolled(
  event: Of<"shootout-round-won" | "shootout-round-lost" | "shootout-round-tied">,
): Motion[] {
  return [
    roll("shootout-die-0", event.dice),
    roll("shootout-die-1", event.dice_other, true),
    note("shootout-score-0", { label: String(event.score) }),
    note("shootout-score-1", { label: String(event.score_other), together: true }),
  ];
}

function together(motions: Motion[]): Motion[] {
  return motions.map((motion) => ({ ...motion, together: true }));
}

/** Goods from one boss to another, all at once. */
function hands(goods: readonly Good[], from: number, to: number, reader: Reader): Motion[] {
  return goods.flatMap(({ kind, item = 0, count = 1 }): Motion[] => {
    if (kind === "cash") return earns(to, count, purse(from, reader), reader);
    if (isResource(kind)) {
      const label = `+${count}`;
      const figure: Figure = { piece: "good", good: kind };
      return [fly(figure, safe(from, kind, reader), safe(to, kind, reader), { count, label })];
    }
    if (kind === "card") return [fly({ piece: "card", card: item }, boss(from), boss(to))];
    return []; // a gangster who changes sides is told by himself
  });
}

const MOTIONS: Makers = {
  // setting up, the sequence of play
  dealt: inWords,
  "rolls-for-first": ({ boss: seat, dice }) => [roll(boss(seat), dice)],
  "first-boss": ({ boss: seat }) => [sign("first", boss(seat))],
  settles: ({ boss: seat, business: number }) => [
    fly({ piece: "business", business: number }, boss(seat), business(number), { itself: true }),
  ],
  "turn-begins": inWords, // headings, and the track at the top
  "round-begins": inWords,
  "trade-phase-begins": inWords,
  king: inWords, // the result is shown by itself
  "leads-at-the-end": inWords,

  // moving
  rolls: ({ boss: seat, dice }) => [roll(car(seat), dice)],
  stays: inWords,
  driver: ({ boss: seat, gangster }) => [
    note(car(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  drives: ({ boss: seat, square_from: from, square }, to) =>
    drives(`car-${seat}`, from, square, to),
  flees: ({ boss: seat, square_from: from, square }, to) => drives(`car-${seat}`, from, square, to),
  "out-of-gas": ({ boss: seat }) => [sign("stalled", car(seat), { bad: true })],

  // the action of a turn
  "no-action": inWords,
  takes: ({ boss: seat, place: number, goods }, to) =>
    carries(goods, (good) => ({ from: place(number), to: safe(seat, good, to) })),
  marks: ({ boss: seat, territory: number }) => [
    fly({ piece: "chip", seat }, boss(seat), territory(number), { itself: true }),
  ],
  "takes-territory": ({ boss: seat, boss_other: other, territory: number, cash }, to) => [
    ...pays(seat, cash, to),
    fly({ piece: "chip", seat: other }, territory(number), boss(other)),
    fly({ piece: "chip", seat }, boss(seat), territory(number)),
  ],
  "sad-ken": ({ boss: seat, gangster }) => [
    note(car(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  respect: ({ boss: seat }) => [sign("respect", boss(seat))],
  "respect-lost": ({ boss: seat }) => [sign("respect", boss(seat), { label: "−", bad: true })],
  opens: ({ boss: seat, business: number, goods }, to) => [
    ...carries(goods, (good) => ({ from: safe(seat, good, to), to: business(number) })),
    fly({ piece: "business", business: number }, boss(seat), business(number), { itself: true }),
  ],
  visits: ({ business: number }) => [note(business(number))],
  // Who sits where is nobody's business: only how many.
  shifts: ({ boss: seat, business: number, count_inside: inside, count_car: aboard }) => [
    sign("gangster", business(number), { label: String(inside) }),
    sign("gangster", car(seat), { label: String(aboard), together: true }),
  ],
  starts: ({ boss: seat, contract, cash }, to) => [
    note(car(seat), { what: { piece: "card", card: contract } satisfies Figure }),
    ...pays(seat, cash, to),
  ],
  completes: ({ boss: seat, contract, cash }, to) => [
    fly({ piece: "card", card: contract }, car(seat), boss(seat)),
    ...earns(seat, cash, car(seat), to),
  ],
  "completes-bet": ({ boss: seat, contract }) => [
    fly({ piece: "card", card: contract }, car(seat), boss(seat)),
  ],
  "bet-won": ({ boss: seat, cash, dice }, to) => [
    roll(boss(seat), dice),
    ...earns(seat, cash, car(seat), to),
  ],
  "bet-lost": ({ boss: seat, cash, dice }, to) => [roll(boss(seat), dice), ...pays(seat, cash, to)],
  fetches: ({ boss: seat, gangster, place: number }) =>
    gang([gangster], number === HOSPITAL_PLACE ? hospital : prison, car(seat)),
  "fetches-away": ({ boss: seat, gangster, place: number }) =>
    gang([gangster], number === HOSPITAL_PLACE ? hospital : prison, car(seat)),
  "looks-in-car": ({ boss_other: other }) => [sign("unknown", car(other))],
  "looks-in-business": ({ business: number }) => [sign("unknown", business(number))],
  sees: inWords,

  // shootouts
  "attacks-car": ({ boss_other: other }) => [sign("attack", car(other), { bad: true })],
  "attacks-business": ({ business: number }) => [sign("attack", business(number), { bad: true })],
  "shows-gang": inWords, // they stand in the scene
  "slips-out": ({ boss: seat, gangster }) => [
    note(car(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  neutralizes: ({ boss: seat, gangster }) => [
    sign("unknown", fighter(gangster, seat), { bad: true }),
  ],
  totals: ({ total, total_other: other, bonus, bonus_other: more }) => [
    note("shootout-total-0", { label: String(total + bonus) }),
    note("shootout-total-1", { label: String(other + more), together: true }),
  ],
  "shootout-round-tied": (event) => rolled(event),
  "shootout-round-won": (event) => [...rolled(event), { kind: "turn" }],
  "shootout-round-lost": (event) => [...rolled(event), { kind: "turn" }],
  wounded: ({ boss: seat, gangster }) => [sign("hospital", fighter(gangster, seat), { bad: true })],
  dying: ({ boss: seat, gangster }) => [sign("cemetery", fighter(gangster, seat), { bad: true })],
  "lucky-lou": ({ boss: seat, gangster }) => [note(fighter(gangster, seat))],
  "doctor-saves": ({ boss: seat, gangster, dice }) => [roll(fighter(gangster, seat), dice)],
  "doctor-fails": ({ boss: seat, gangster, dice }) => [roll(fighter(gangster, seat), dice)],
  "in-hospital": ({ boss: seat, gangster, where_from: from }) =>
    gang([gangster], spot(from, seat), hospital),
  "stays-in-hospital": () => [note(hospital)],
  dead: ({ boss: seat, gangster, where_from: from }) =>
    gang([gangster], spot(from, seat), cemetery),
  "car-beaten": ({ boss: seat, square_from: from, square, garage }, to) =>
    drives(`car-${seat}`, from, square, to, { after: garage }),
  mechanic: ({ boss: seat, gangster }) => [
    note(car(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  "contract-taken": ({ boss: seat, boss_other: other, contract }) => [
    fly({ piece: "card", card: contract }, boss(other), boss(seat)),
  ],
  captures: ({ boss: seat, business: number }) => [
    fly({ piece: "chip", seat }, boss(seat), business(number)),
  ],

  // the police
  "police-roll": ({ dice }) => [roll("police", dice)],
  "police-drive": ({ square_from: from, square }, to) => drives("police", from, square, to),
  "police-stay": inWords,
  "declares-raid-car": ({ boss_other: other }) => [sign("badge", car(other), { bad: true })],
  "declares-raid-business": ({ business: number }) => [
    sign("badge", business(number), { bad: true }),
  ],
  "declares-clean-up": ({ territory: number }) => [sign("badge", territory(number), { bad: true })],
  "declares-confiscation": ({ place: number }) => [sign("badge", place(number), { bad: true })],
  "police-called-off": () => [note("police", { bad: true })],
  "raid-dice": ({ dice, dice_other: other, boss_other: seat }) => [
    roll(["raid-die-0", "police"], dice),
    roll(["raid-die-1", ...car(seat)], other, true),
  ],
  "clean-gene": ({ boss: seat, gangster }) => [
    note(boss(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  "tony-trouble": ({ boss: seat, gangster }) => [
    note(boss(seat), { what: { piece: "gangster", gangster } satisfies Figure, bad: true }),
  ],
  "raid-failed": () => [note("police")],
  "car-raided": ({ boss_other: other, gangsters }) => [
    note(car(other), { bad: true }),
    ...gang(gangsters, car(other), prison),
  ],
  "business-raided": ({ business: number, gangsters }) => [
    sign("closed", business(number), { bad: true }),
    ...gang(gangsters, business(number), prison),
  ],
  "contract-cancelled": ({ boss: seat, contract }) => [
    note(boss(seat), { what: { piece: "card", card: contract } satisfies Figure, bad: true }),
  ],
  cleaned: ({ boss: seat, territory: number }) => [
    fly({ piece: "chip", seat }, territory(number), boss(seat)),
  ],
  confiscated: ({ place: number, goods }) =>
    carries(goods, () => ({ from: place(number), to: "police" })),

  // the trade phase
  income: ({ boss: seat }, { me }) =>
    seat === me
      ? [] // one's own is told with the sum
      : [fly({ piece: "sign", sign: "cash" }, decks, boss(seat), { together: true })],
  "own-income": ({ boss: seat, cash }, to) => together(earns(seat, cash, decks, to)),
  "no-income-election": ({ boss: seat }) => [sign("frozen", boss(seat), { bad: true })],
  "no-income-frankie": ({ boss: seat, gangster }) => [
    note(boss(seat), { what: { piece: "gangster", gangster } satisfies Figure, bad: true }),
  ],
  brings: ({ boss: seat, goods }, to) =>
    carries(goods, (good) => ({ from: decks, to: safe(seat, good, to) })),
  freddie: ({ boss: seat, cash, dice }, to) => [
    roll(boss(seat), dice),
    ...earns(seat, cash, decks, to),
  ],
  "freddie-caught": ({ boss: seat, gangster, dice }) => [
    roll(boss(seat), dice),
    ...gang([gangster], boss(seat), cemetery),
  ],
  "new-resources": ({ place: number, goods }) =>
    carries(goods, () => ({ from: decks, to: place(number) })),
  "draws-gangster": ({ boss: seat, gangster }) => [
    fly({ piece: "gangster", gangster }, ["decks", boss(seat)], offer(gangster), { turn: true }),
  ],
  draws: ({ boss: seat }, { me }) =>
    seat === me ? [] : [fly({ piece: "back" }, decks, boss(seat), { together: true })],
  "own-draw": ({ boss: seat, card }) => [
    fly({ piece: "card", card }, decks, [`card-${card}`, "hand", boss(seat)], { turn: true }),
  ],
  "no-card": inWords,
  shuffled: inWords,
  bid: ({ boss: seat, cash }, { text }) => [
    note([`bid-${seat}`, boss(seat)], { label: text.term("cash", cash) }),
  ],
  "no-bid": inWords, // who has passed is marked there
  hires: ({ boss: seat, gangster, cash, goods }, to) => [
    fly({ piece: "gangster", gangster }, offer(gangster), boss(seat)),
    ...pays(seat, cash, to),
    ...loses(goods, (good) => safe(seat, good, to)),
  ],
  unsold: ({ gangster }) => [note(offer(gangster), { bad: true })],
  bribe: ({ boss: seat, cash }, { text }) => [
    note([`bid-${seat}`, boss(seat)], { label: text.term("cash", cash) }),
  ],
  "no-bribe": inWords,
  badge: ({ boss: seat, cash }, to) => [
    fly({ piece: "sign", sign: "badge" }, ["badge", "police", "stage"], boss(seat)),
    ...pays(seat, cash, to),
  ],
  johnny: ({ boss: seat, gangster, cash }, { text }) => [
    note(boss(seat), {
      what: { piece: "gangster", gangster } satisfies Figure,
      label: `+${text.term("cash", cash)}`,
    }),
  ],
  "johnny-pays-all": ({ boss: seat, gangster }) => [
    note(boss(seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  "no-badge": inWords,
  placed: inWords, // in secret
  "car-back": ({ boss: seat, garage }, to) => {
    const square = (to.drawing as Drawing | undefined)?.garages[garage]?.square;
    return square === undefined
      ? [note(car(seat))]
      : drives(`car-${seat}`, square, square, to, { before: garage });
  },
  reopens: ({ business: number }) => [note(business(number))],

  // cards
  plays: shown,
  "plays-on-boss": (event, to) => [
    ...shown(event, to),
    note(boss(event.boss_other), { bad: true }),
  ],
  "plays-on-gangster": shown,
  "broken-in": ({ boss: seat, boss_other: other, cards }) =>
    cards.map((card) => fly({ piece: "card", card }, boss(other), boss(seat))),
  // Those two are told which cards, and see them.
  "breaks-in": ({ boss: seat, boss_other: other, count }, { me }) =>
    seat === me || other === me || count === 0
      ? []
      : [fly({ piece: "back" }, boss(other), boss(seat), { count })],
  "sees-resources": inWords,
  "burglary-roll": ({ boss: seat, dice }) => [roll(boss(seat), dice)],
  burgled: ({ boss: seat, boss_other: other, count }, { me }) =>
    seat === me || other === me || count === 0
      ? []
      : [fly({ piece: "sign", sign: "unknown" }, boss(other), boss(seat), { count })],
  "burgled-what": ({ boss: seat, boss_other: other, goods }, to) =>
    carries(goods, (good) => ({ from: safe(other, good, to), to: safe(seat, good, to) })),
  "order-left": inWords,
  "order-dropped": inWords,
  "bid-limit-left": inWords,
  "bribe-limit-left": inWords,
  "limit-dropped": inWords,
  "stays-out": inWords,
  "steals-gangster": ({ boss: seat, boss_other: other, gangster }) =>
    gang([gangster], boss(other), boss(seat)),
  "steals-from-afar": ({ boss: seat, where, gangster }) => [
    note(spot(where, seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  frozen: ({ boss: seat }) => [sign("frozen", boss(seat), { bad: true })],
  "horse-head-sent": ({ boss: seat }) => [note(boss(seat))],
  "sneaks-out": ({ boss: seat, business: number, gangsters }) =>
    gang(gangsters, business(number), boss(seat)),
  "only-a-scratch": ({ boss: seat, gangster }) => [note(fighter(gangster, seat))],
  "feds-in-town": ({ count }) => [sign("badge", "police", { label: String(count) })],
  "ratted-out": ({ boss: seat, goods }, to) => loses(goods, (good) => safe(seat, good, to)),

  // showing and trading
  "shows-cash": ({ boss: seat, cash }, to) => [
    note(purse(seat, to), { label: to.text.term("cash", cash) }),
  ],
  "shows-goods": ({ boss: seat }) => [note(boss(seat))],
  "shows-card": shown,
  "shows-where": ({ boss: seat, gangster, where }) => [
    note(spot(where, seat), { what: { piece: "gangster", gangster } satisfies Figure }),
  ],
  "changes-sides": ({ boss: giver, boss_other: taker, gangster }) =>
    gang([gangster], boss(giver), boss(taker)),

  // deals: a private one is known to its parties alone, and nobody else is told
  "offer-made": inWords,
  "offer-declined": inWords,
  "offer-withdrawn": inWords,
  "offer-lapsed": inWords,
  "offer-lacks": inWords,
  "deal-struck": ({ seat, seat_with: other }) => [
    note(boss(seat)),
    note(boss(other), { together: true }),
  ],
  "deal-made": ({ seat, seat_with: other, give = [], take = [] }, to) =>
    together([...hands(give, seat, other, to), ...hands(take, other, seat, to)]),
  "promise-kept": inWords,
  "promise-broken": inWords,
  "stops-trading": inWords,
  "taken-back": inWords,
  "ends-by-agreement": inWords,
};

/** What is seen of an event; one that is too new for this page is told in words. */
export function motions(event: Told, to: Reader): Motion[] {
  const make = MOTIONS[event.event as Tag] as unknown;
  return typeof make === "function" ? (make as Maker)(event, to) : [];
}

/** The kinds of event that have a motion or are told otherwise, by `true` or `false`. */
export const SEEN: ReadonlyMap<string, boolean> = new Map(
  Object.entries(MOTIONS).map(([tag, make]) => [tag, (make as unknown) !== inWords]),
);

/**
 * A shootout is seen as it was until its dice have fallen, and an auction opens when what was paid and
 * drawn before it has found its way.
 */
export function holds(seen: Seen, news: Partial<Seen>): boolean {
  const [was, is] = [seen as Partial<ChicagoView>, news as Partial<ChicagoView>];
  return ("shootout" in news && !!was.shootout) || (!!is.auction && !was.auction);
}
