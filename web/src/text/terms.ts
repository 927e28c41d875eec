/**
 * The words behind the numbers of a game: which message names a house, a truck, a card.
 *
 * The twin of `backroom/text/terms.py`; `text.test.ts` proves that both say the same.
 */
import type { Good, Message, Value } from "../wire/data";

/** From a number, and the arguments it stands among, to its name. null: there is no such thing. */
export type Term = (value: number, among: Record<string, Value>) => Message | null;

const HOUSES = 6;
const OMALLEYS = 0;
const DOCKS = 3;
const WAYS = 2;
const STILLS = 12;
const FIRST_REMOTE = 6;
const MUSCLE_CARDS = 72;
const SUITS = ["red", "green", "yellow", "blue"] as const;
const SUIT_SIZE = 18;
/** How much muscle can be had for nothing, for $1G and so on. */
const MUSCLE_STEPS = [12, 27, 45, 60, 72];
/** Trucks 0–11 are small, 12–16 medium, 17–19 large. */
const TRUCK_SIZES = ["small", "medium", "large"] as const;
const TRUCKS_UP_TO = [12, 17, 20];

export const CARD_NAMES = [
  "single-influence",
  "double-influence",
  "single-still",
  "double-still",
  "improvement",
  "vigorish",
  "big-city-boys",
  "big-payoff",
  "big-favor",
  "little-favor",
  "city-politics",
  "copper-in-the-house",
  "double-cross",
  "union-boss",
  "bust-a-shipment",
  "bust-a-speakeasy",
  "investigation",
  "free-truck",
  "hijack",
  "hit",
  "mob-war",
  "moll",
  "pigeon",
  "muscling-in",
  "opportunity-knocks",
  "packing-heat",
  "recruiting",
  "safe-house",
  "state-politics",
  "thirsty",
  "turf-war",
  "warehouse",
  "windfall",
  "word-of-mouth",
  "dirty-rat",
  "small-truck",
  "medium-truck",
  "large-truck",
] as const;

function told(key: string, args: Record<string, Value> = {}): Message {
  return { key, args };
}

const cash: Term = (amount) => told("cash", { amount });

const house: Term = (n) => (n >= 0 && n < HOUSES ? told(`house-${n}`) : null);

const truck: Term = (n) => {
  const size = n < 0 ? undefined : TRUCK_SIZES[TRUCKS_UP_TO.findIndex((end) => n < end)];
  return size === undefined ? null : told(`truck-${size}`, { number: n + 1 });
};

const still: Term = (n, among) => {
  if (n < 0 || n >= STILLS) return null;
  if (n >= FIRST_REMOTE) return told("still-remote", { number: n - FIRST_REMOTE + 1 });
  const own = among["mobster"] === n; // the sentence has just named its owner
  return told(own ? "still-own" : "still-family", { mobster: n });
};

const card: Term = (n) => {
  const name = CARD_NAMES[n];
  return name === undefined ? null : told(`card-${name}`);
};

const muscle: Term = (n) => {
  if (n < 1 || n > MUSCLE_CARDS) return null;
  return told(`muscle-${SUITS[Math.floor((n - 1) / SUIT_SIZE)]}`, { number: n });
};

const price: Term = (n, among) => {
  if (n < 1 || n > MUSCLE_CARDS) return null;
  const cost = MUSCLE_STEPS.findIndex((end) => n <= end);
  return cost ? cash(cost, among) : told("muscle-free");
};

const dock: Term = (n, among) => {
  if (among["house"] === OMALLEYS) return told("dock-line"); // B7.5: one line for all
  return n >= 0 && n < DOCKS ? told(`dock-${n}`) : null;
};

/** What the one or the other way of a card is, when the card is known. */
const way: Term = (n, among) => {
  if (n < 0 || n >= WAYS) return null;
  const of = among["card"];
  const name = typeof of === "number" ? CARD_NAMES[of] : undefined;
  return told(name === undefined ? `way-${n}` : `way-${name}-${n}`);
};

/** The terms of each game, by the base name of an argument (`house` for `house_from` too). */
export const TERMS: Record<string, Record<string, Term>> = {
  bootleggers: { cash, house, truck, still, card, muscle, dock, way },
};

/** What a message may say beside an argument: `$muscle_cost` is known wherever `$muscle` is. */
export const BESIDE: Record<string, Record<string, Term>> = {
  bootleggers: { muscle_cost: price },
};

/** The argument that says how much, or which one, of each kind of good there is. */
export const GOODS: Record<string, Record<string, { name: string; by: "item" | "count" }>> = {
  bootleggers: {
    cash: { name: "cash", by: "count" },
    crates: { name: "crates", by: "count" },
    thug: { name: "card", by: "item" },
    truck: { name: "truck", by: "item" },
    rent: { name: "truck", by: "item" },
  },
};

/** The promises that a game can judge, and what each of them is about. */
export const PROMISES: Record<string, Record<string, string>> = {
  bootleggers: {
    "send-truck": "house",
    "send-no-truck": "house",
    place: "house",
    "place-none": "house",
    "no-thug": "",
    allow: "house",
    pay: "cash",
  },
};

/** A promise in words only; its parties judge it. */
export const WORD = "word";

/** A good as a message; null: the game has no words for it. */
export function goodMessage(game: string, good: Good): Message | null {
  const known = GOODS[game]?.[good.kind];
  if (known === undefined) return null;
  const amount = known.by === "item" ? (good.item ?? 0) : (good.count ?? 1);
  return told(`good-${good.kind}`, { [known.name]: amount });
}
