/** What is in the box. The numbers come from the rules' own tables (`tools/web_data.py`). */
import box from "./components.json";

export const NOBODY = box.nobody;
export const NOTHING = box.nothing;
export const GOAL = box.goal;
export const ROUNDS = box.rounds;
export const TRADE = box.trade;
/** Money is in steps of so much. */
export const STEP = box.step;
export const MARKERS = box.markers;
export const SEATS_IN_CAR = box.seatsInCar;
export const POLICE_DEPARTMENT = box.policeDepartment;
export const HOSPITAL_PLACE = box.hospitalPlace;
export const BUSINESSES = box.businesses.length;

/** Where a gangster is, if not in a business. */
export const AT = box.spots;

export type Resource = "booze" | "girls" | "henchmen";
export type Kind = "bar" | "casino" | "brothel";
export type Size = "small" | "medium" | "large";

export const KINDS: readonly Kind[] = ["bar", "casino", "brothel"];
export const RESOURCES = box.resources as readonly Resource[];

export interface BusinessCard {
  size: Size;
  kind: Kind;
  points: number;
  /** Booze, girls, henchmen. */
  cost: readonly number[];
}

export function business(number: number): BusinessCard {
  return at(box.businesses, number) as BusinessCard;
}

export type GangsterCard = (typeof box.gangsters)[number];

export function gangster(number: number): GangsterCard {
  return at(box.gangsters, number);
}

export function isGangster(card: number): boolean {
  return card < box.gangsters.length;
}

/** The number of a gangster. */
export function gangsterNamed(name: string): number {
  const number = box.gangsters.findIndex((each) => each.name === name);
  if (number < 0) throw new RangeError(`there is no ${name}`);
  return number;
}

export type ContractCard = (typeof box.contracts)[number];

export function contract(card: number): ContractCard {
  return at(box.contracts, card - box.firstContract);
}

/** How an event card is called in the rules: `massacre`. */
export function eventName(card: number): string {
  return (box.events as Readonly<Record<string, string>>)[card] ?? "";
}

export function isContract(card: number): boolean {
  return card >= box.firstContract;
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no number ${index}`);
  return found;
}
