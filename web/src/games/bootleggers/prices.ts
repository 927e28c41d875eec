/** What a house pays for a crate, and what its boss earns on top: by the view alone. */
import { house as houseOf, NOBODY, OMALLEYS } from "./components";
import type { HouseView } from "./types";

/** With a copper in the house it is another O'Malley's for the round (B11.33). */
const LEAST = 1;

export interface Prices {
  /** What is written on the house. */
  listed: number;
  /** What it pays this mobster in this round; those who only look on read what is written. */
  wholesale: number;
  /** What the controller earns for each crate. */
  profit: number;
}

export function pricesOf(
  house: HouseView,
  view: { readonly seats: number; readonly table: { readonly options: object } },
  me: number | null,
): Prices {
  const { wholesale: listed, profit } = houseOf(house.copper ? OMALLEYS : house.house, view.seats);
  const margin = profit && house.word ? profit + 1 : profit;
  const alone = (view.table.options as Record<string, unknown>)["packing_heat"] === "you"; // B12.6
  const heated = house.heat !== NOBODY && me !== null && (me === house.heat) === alone; // B11.21
  return { listed, wholesale: heated ? LEAST : listed, profit: margin };
}
