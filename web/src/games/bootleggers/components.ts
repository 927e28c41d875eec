/** What is in the box. The numbers come from the rules' own tables (`tools/web_data.py`). */
import box from "./components.json";

export const ANNOUNCING_ROUNDS: readonly number[] = box.announcingRounds;
/** Whoever has so much at the end of a round ends the game (B9.4); half of it is near enough to be told. */
export const FORTUNE = box.fortune;
export const NEAR_FORTUNE = FORTUNE / 2;
/** The end of which round told last what all have (B9.2); it is the law's phase in which they say it. */
export function announcedAt(now: { readonly round: number; readonly phase: number }): number {
  const told = ANNOUNCING_ROUNDS.filter(
    (round) => round < now.round || (round === now.round && now.phase === LAW),
  );
  return told.at(-1) ?? now.round;
}
const LAW = 6;
export const NOBODY = box.nobody;
export const NOTHING = box.nothing;
export const OMALLEYS = box.omalleys;
export const FIRST_REMOTE = box.firstRemote;
export const SLOTS_PER_STILL = box.slotsPerStill;
export const SMALL_TRUCK_CARD = box.smallTruckCard;

export type CardKind = "influence" | "still" | "improvement" | "thug" | "truck";
export type Size = "small" | "medium" | "large";
export type Suit = "red" | "green" | "yellow" | "blue";

export interface House {
  circles: number;
  opensAt: number;
  improvementSlots: number;
  demandDice: number;
  wholesale: number;
  profit: number;
}

export function house(number: number, seats: number): House {
  const { wholesale, profit, ...rest } = at(box.houses, number);
  const prices = seats - box.leastSeats;
  return { ...rest, wholesale: at(wholesale, prices), profit: at(profit, prices) };
}

/** By its number: a new card takes a new one, so there are gaps. */
const CARDS: Readonly<Record<number, { name: string; kind: string }>> = box.cards;

export function card(number: number): { name: string; kind: CardKind; capacity: number } {
  const found = CARDS[number];
  if (found === undefined) throw new RangeError(`there is no card ${number}`);
  const { name, kind } = found;
  const capacity = kind === "truck" ? at(box.sizes, number - SMALL_TRUCK_CARD).capacity : 0;
  return { name, kind: kind as CardKind, capacity };
}

export function truck(number: number): { size: Size; capacity: number } {
  const { name, capacity } = at(box.sizes, at(box.truckSizes, number));
  return { size: name as Size, capacity };
}

export function muscle(number: number): { suit: Suit; cost: number } {
  const { suit, cost } = at(box.muscle, number - 1);
  return { suit: suit as Suit, cost };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no number ${index}`);
  return found;
}
