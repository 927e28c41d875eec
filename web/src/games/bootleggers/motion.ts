/**
 * What is seen of each event. The places are `house-2`, `demand-2`, `truck-7`, `still-6`, `purse-1` …
 * (`data-at` on the board); a seat gets only the events it may know, so nothing else can fly about.
 */
import type { Fly, Motion, Note, Place, Reader, Tumble } from "../../motion/motion";
import type { Seen, Told } from "../../wire/data";
import type { BootleggersEvent, Good } from "../../wire/types";
import { lostBy } from "./standing";
import type { BootleggersView } from "./types";

/** What flies or is shown (`Figure.svelte`). */
export type Figure =
  | { piece: "crate" | "money" | "die" | "improvement" | "copper" | "back" }
  | { piece: "chip"; seat: number }
  | { piece: "card"; card: number }
  | { piece: "muscle"; muscle: number }
  | { piece: "truck"; truck: number; seat: number; crates: number };

type Tag = BootleggersEvent["event"];
type Of<T extends Tag> = Extract<BootleggersEvent, { event: T }>;
type Maker = (event: Told, to: Reader) => Motion[];
type Makers = { [T in Tag]: (event: Of<T>, to: Reader) => Motion[] };

/** All that needs no picture: the question, the deals or the log tell it. */
const inWords = () => [];

// --- places --------------------------------------------------------------------------------------

const panel = (seat: number) => `mobster-${seat}`;
const room = (seat: number) => [`room-${seat}`, panel(seat)];
const markers = (seat: number) => [`markers-${seat}`, panel(seat)];
const crates = (seat: number) => [`crates-${seat}`, panel(seat)];
const supply = (seat: number) => [`supply-${seat}`, panel(seat)];
const still = (number: number, seat: number) => [`still-${number}`, panel(seat)];
const truck = (number: number, seat: number) => [`truck-${number}`, panel(seat)];
const house = (number: number) => `house-${number}`;
const circles = (number: number) => [`circles-${number}`, house(number)];
const slots = (number: number) => [`slots-${number}`, house(number)];
const demand = (number: number) => [`demand-${number}`, house(number)];
const purse = (seat: number, { me }: Reader) =>
  seat === me ? ["own-cash", `purse-${seat}`, panel(seat)] : [`purse-${seat}`, panel(seat)];
/** The decks, or where the cards on offer lie otherwise. */
const decks = (seat: number) => ["decks", panel(seat)];

// --- motions -------------------------------------------------------------------------------------

type More = Partial<Omit<Fly, "kind">>;
const fly = (what: Figure, from: Place, to: Place, more: More = {}): Fly => ({
  kind: "fly",
  what,
  from,
  to,
  ...more,
});
const glow = (at: Place, more: Partial<Omit<Note, "kind">> = {}): Note => ({
  kind: "note",
  at,
  ...more,
});
const roll = (at: Place, dice: readonly number[]): Tumble => ({ kind: "tumble", at, dice });

function earns(seat: number, cash: number, from: Place, to: Reader): Motion[] {
  if (cash === 0) return [];
  const label = `+${to.text.term("cash", cash)}`;
  return [fly({ piece: "money" }, from, purse(seat, to), { label })];
}

function pays(seat: number, cash: number, to: Reader): Motion[] {
  if (cash === 0) return [];
  const label = `−${to.text.term("cash", cash)}`;
  return [glow(purse(seat, to), { label, bad: true })];
}

function loses(count: number, at: Place): Motion[] {
  return count ? [glow(at, { what: { piece: "crate" }, label: `−${count}`, bad: true })] : [];
}

function chips(seat: number, count: number, from: Place, to: Place): Motion[] {
  return count ? [fly({ piece: "chip", seat }, from, to, { count })] : [];
}

/** It drives from where it stood to where it stands. */
function drives(number: number, seat: number, load = 0, at = panel(seat)): Motion[] {
  const what: Figure = { piece: "truck", truck: number, seat, crates: load };
  return [fly(what, truck(number, seat), [`truck-${number}`, at], { itself: true })];
}

/** Goods from one mobster to another, all at once. */
function hands(goods: readonly Good[], from: number, to: number, reader: Reader): Motion[] {
  return goods.flatMap(({ kind, item = 0, count = 1 }): Motion[] => {
    switch (kind) {
      case "cash":
        return earns(to, count, purse(from, reader), reader);
      case "crates":
        return [fly({ piece: "crate" }, crates(from), crates(to), { count, label: `+${count}` })];
      case "thug":
        return [fly({ piece: "card", card: item }, panel(from), panel(to))];
      default:
        return drives(item, to);
    }
  });
}

const MOTIONS: Makers = {
  // muscle, wages, cards
  "round-begins": inWords, // the heading, and the track at the top
  // It can be taken at once: it is not hidden until its picture has come.
  "on-offer": ({ card }) => [
    fly({ piece: "card", card }, ["decks", `offer-${card}`], `offer-${card}`, {
      turn: true,
      together: true, // they are dealt at once: the time is for what was sold before
    }),
  ],
  "shows-muscle": ({ mobster, muscle }) => [
    glow(panel(mobster), { what: { piece: "muscle", muscle }, together: true }),
  ],
  "pays-wages": ({ mobster, cash }, to) => together(pays(mobster, cash, to)),
  "pays-what-there-is": ({ mobster, cash }, to) => together(pays(mobster, cash, to)),
  "takes-card": ({ mobster, card }) => [
    fly({ piece: "card", card }, `offer-${card}`, panel(mobster)),
  ],
  recruits: ({ mobster, count }) => chips(mobster, count, supply(mobster), markers(mobster)),
  "buys-truck": ({ mobster, truck: number, cash }, to) => [
    ...pays(mobster, cash, to),
    fly({ piece: "truck", truck: number, seat: mobster, crates: 0 }, decks(mobster), [
      `truck-${number}`,
      panel(mobster),
    ]),
  ],
  "finds-no-truck": inWords,
  "puts-die": ({ mobster, still: number }) => [
    fly({ piece: "die" }, room(mobster), still(number, mobster)),
  ],
  "keeps-die": ({ mobster }) => [fly({ piece: "die" }, decks(mobster), room(mobster))],
  "starts-still": ({ mobster, still: number }) => [glow(still(number, mobster))],
  "puts-improvement": ({ mobster, house: number }) => [
    fly({ piece: "improvement" }, room(mobster), slots(number)),
  ],
  "keeps-improvement": ({ mobster }) => [
    fly({ piece: "improvement" }, decks(mobster), room(mobster)),
  ],
  "finds-no-improvement": inWords,

  // sending the boys
  declares: ({ house: number }) => [glow(house(number))],
  "pre-empts": ({ house: number }) => [glow(house(number), { bad: true })],
  places: ({ mobster, house: number }) => chips(mobster, 1, markers(mobster), circles(number)),
  "loses-marker": ({ mobster, house: number }) =>
    chips(mobster, 1, circles(number), supply(mobster)),
  opens: ({ house: number }) => [glow(house(number))],
  closes: ({ house: number }) => [glow(house(number), { bad: true })],

  // production
  "still-stopped": ({ mobster, still: number }) => [glow(still(number, mobster), { bad: true })],
  spoiled: ({ mobster, still: number, dice }) => [
    roll(still(number, mobster), dice),
    glow(still(number, mobster), { bad: true }),
  ],
  makes: ({ mobster, still: number, dice, crates: count }) => [
    roll(still(number, mobster), dice),
    ...(count
      ? [
          fly({ piece: "crate" }, still(number, mobster), crates(mobster), {
            count,
            label: `+${count}`,
          }),
        ]
      : []),
  ],
  "copper-moves": ({ mobster }) => [
    fly({ piece: "copper" }, ["copper", panel(mobster)], ["copper", panel(mobster)], {
      itself: true,
    }),
  ],

  // deals, loading, driving
  "done-dealing": inWords,
  loads: ({ mobster, truck: number, crates: count }) =>
    count ? [fly({ piece: "crate" }, crates(mobster), truck(number, mobster), { count })] : [],
  drives: ({ mobster, truck: number, house: dock, crates: load }) =>
    drives(number, mobster, load, house(dock)),
  warehoused: ({ mobster }) => [glow(crates(mobster))],
  "loses-crates": ({ mobster, crates: count }) => loses(count, crates(mobster)),

  // what's the password?
  "rolls-demand": ({ house: number, dice }) => [roll(demand(number), dice)],
  "stays-closed": ({ house: number }) => [glow(house(number), { bad: true })],
  allows: ({ house: number }) => [glow(house(number))],
  "turns-away": ({ house: number }) => [glow(house(number), { bad: true })],
  sells: ({ mobster, house: number, truck: sold, crates: count, cash }, to) => [
    ...(count ? [fly({ piece: "crate" }, `truck-${sold}`, house(number), { count })] : []),
    ...earns(mobster, cash, house(number), to),
  ],
  "earns-profit": ({ mobster, house: number, cash }, to) => earns(mobster, cash, house(number), to),
  unsold: ({ mobster, truck: number, crates: count }) => loses(count, truck(number, mobster)),

  // the long arm of the law
  "announces-cash": ({ mobster, cash }, to) => [
    glow(purse(mobster, to), { label: to.text.term("cash", cash), together: true }),
  ],
  "helped-as-poorest": ({ mobster, count }) =>
    chips(mobster, count, supply(mobster), markers(mobster)),
  wins: inWords, // the result is shown by itself

  // thug cards
  "plays-card": (event, { text }) => [
    { kind: "show", what: { piece: "card", card: event.card }, said: text.event(event as never) },
  ],
  "aimed-at-you": inWords,
  "pays-for-card": ({ mobster, cash }, to) => pays(mobster, cash, to),
  investigates: (event, { text }) => [
    { kind: "show", what: { piece: "card", card: event.card }, said: text.event(event as never) },
  ],
  "draws-thug": ({ mobster }, { me }) =>
    mobster === me ? [] : [fly({ piece: "back" }, decks(mobster), panel(mobster))],
  "draws-thug-unseen": ({ mobster, card }) => [
    fly({ piece: "card", card }, decks(mobster), [`thug-${card}`, "hand", panel(mobster)], {
      turn: true,
    }),
  ],
  "leaves-order": inWords,
  "drops-order": inWords,
  "demands-vigorish": ({ mobster_from: owner, still: number }) => [glow(still(number, owner))],
  "pays-vigorish": ({ mobster, mobster_to: other, cash }, to) =>
    earns(other, cash, purse(mobster, to), to),
  "bears-vigorish": ({ mobster, still: number }) => [glow(still(number, mobster), { bad: true })],
  "boosts-muscle": ({ mobster }) => [glow(panel(mobster), { label: "+5½" })],
  "buys-control": ({ house: number }) => [glow(house(number))],
  "docks-anew": ({ house: number }) => [glow(house(number))],
  "borrows-truck": ({ mobster, truck: number }) => [
    fly({ piece: "truck", truck: number, seat: mobster, crates: 0 }, decks(mobster), [
      `truck-${number}`,
      panel(mobster),
    ]),
  ],
  "sends-copper": ({ house: number }) => [
    fly({ piece: "copper" }, ["copper", house(number)], house(number)),
  ],
  "adds-marker": ({ mobster, house: number }) =>
    chips(mobster, 1, supply(mobster), circles(number)),
  "hires-union-boss": ({ mobster }) => [glow(panel(mobster))],
  "busts-shipment": ({ mobster, truck: number, crates: count }) =>
    loses(count, truck(number, mobster)),
  "rent-ends": ({ mobster, truck: number }) => drives(number, mobster),
  "loan-ends": ({ mobster_from: borrower }) => [glow(panel(borrower), { bad: true })],
  "loses-union-boss": ({ mobster }) => [glow(panel(mobster), { bad: true })],
  "steals-truck": ({ mobster, truck: number }) => drives(number, mobster),
  "steals-borrowed-truck": ({ mobster, truck: number }) => drives(number, mobster),
  "hijacks-crates": ({ mobster, mobster_from: victim, crates: count, truck: number }) =>
    count
      ? [fly({ piece: "crate" }, panel(victim), truck(number, mobster), { count })]
      : [glow(truck(number, mobster))],
  "pays-moll": ({ mobster, dice, cash }, to) => [
    roll(panel(mobster), dice),
    ...pays(mobster, cash, to),
  ],
  "names-pigeon": ({ mobster_from: driver, truck: number }) => [glow(truck(number, driver))],
  "muscles-in": ({ mobster, mobster_from: owner, still_from: from, still: number }) => [
    fly({ piece: "die" }, still(from, owner), still(number, mobster)),
  ],
  "muscles-in-aside": ({ mobster, mobster_from: owner, still_from: from }) => [
    fly({ piece: "die" }, still(from, owner), room(mobster)),
  ],
  "moves-improvement": ({ house_from: from, house_to: number }) => [
    fly({ piece: "improvement" }, slots(from), slots(number)),
  ],
  "packs-heat": ({ house: number }) => [glow(house(number))],
  "packs-heat-alone": ({ house: number }) => [glow(house(number))],
  "rolls-for-recruits": ({ mobster, dice }) => [roll(panel(mobster), dice)],
  "saves-markers": ({ mobster, house: number, count }) =>
    chips(mobster, count, circles(number), markers(mobster)),
  "makes-thirsty": ({ house: number }) => [glow(demand(number))],
  "destroys-still": ({ mobster_from: owner, still: number }) => [
    glow(still(number, owner), { what: { piece: "die" }, bad: true }),
  ],
  "destroys-die": ({ mobster_from: owner, still: number }) => [
    glow(still(number, owner), { what: { piece: "die" }, bad: true }),
  ],
  "opens-warehouse": ({ mobster }) => [glow(panel(mobster))],
  "draws-card": ({ mobster, card }) => [
    fly({ piece: "card", card }, decks(mobster), panel(mobster), { turn: true }),
  ],
  "spreads-word": ({ house: number }) => [glow(house(number))],
  "turns-marker": ({ mobster, house: number }) =>
    chips(mobster, 1, markers(mobster), circles(number)),

  // deals: a private one is known to its parties alone, and nobody else is told
  "offer-made": inWords,
  "offer-declined": inWords,
  "offer-withdrawn": inWords,
  "offer-lapsed": inWords,
  "offer-lacks": inWords,
  "deal-struck": ({ seat, seat_with: other }) => [
    glow(panel(seat)),
    glow(panel(other), { together: true }),
  ],
  "deal-made": ({ seat, seat_with: other, give = [], take = [] }, to) =>
    together([...hands(give, seat, other, to), ...hands(take, other, seat, to)]),
  "promise-kept": inWords,
  "promise-broken": inWords,
  "stops-trading": inWords,
  "taken-back": inWords,
  "ends-by-agreement": inWords,
};

function together(motions: Motion[]): Motion[] {
  return motions.map((motion) => ({ ...motion, together: true }));
}

/** What is seen of an event; one that is too new for this page is told in words. */
export function motions(event: Told, to: Reader): Motion[] {
  const make = MOTIONS[event.event as Tag] as unknown;
  return typeof make === "function" ? (make as Maker)(event, to) : [];
}

/**
 * What a house wants and buys is not there before its dice have been rolled and the crates carried in:
 * until then the trucks stand loaded at its docks.
 */
export function holds(seen: Seen, news: Partial<Seen>): boolean {
  const [was, is] = [seen as Partial<BootleggersView>, news as Partial<BootleggersView>];
  return (is.houses ?? []).some((house, at) => {
    const before = was.houses?.[at];
    if (!before) return false;
    return house.demand.length > before.demand.length || house.bought > before.bought;
  });
}

/** What no event says: whose a house is no longer. */
export function changes(seen: Seen, news: Seen, { text, me }: Reader): Motion[] {
  const [was, now] = [seen, news] as unknown as [BootleggersView, BootleggersView];
  if (me === null) return [];
  return lostBy(me, was, now).map((lost) =>
    glow(house(lost.house), { label: text.say("board-control-lost"), bad: true }),
  );
}

/** The kinds of event that have a motion or are told otherwise, by `true` or `false`. */
export const SEEN: ReadonlyMap<string, boolean> = new Map(
  Object.entries(MOTIONS).map(([tag, make]) => [tag, (make as unknown) !== inWords]),
);
