/** Who has a say in a house, and why: by the view alone. */
import type { Message } from "../../wire/data";
import { NOBODY, OMALLEYS } from "./components";
import type { HouseView } from "./types";

/** The controller, else the one with the majority. */
export function holderOf(house: HouseView): number {
  return house.controller !== NOBODY ? house.controller : house.majority;
}

/** The houses that this mobster controlled and no longer does, but for those where nothing is to be had. */
export function lostBy(seat: number, was: Houses, now: Houses): HouseView[] {
  return now.houses.filter(
    (house, at) =>
      was.houses[at]?.controller === seat &&
      house.controller !== seat &&
      !(house.closed || house.shut || house.copper),
  );
}

interface Houses {
  readonly houses: readonly HouseView[];
}

/** Who leads with equally many markers; empty: nobody does, or it does not matter. */
function levelOf(house: HouseView): number[] {
  if (house.house === OMALLEYS || house.copper || house.payoff !== NOBODY) return [];
  const most = Math.max(...house.markers);
  const level = house.markers.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && level.length > 1 ? level : [];
}

/** What decides a tie for the lead: muscle for control (B5.3), and nothing below it (B5.9). */
export function tieOf(house: HouseView): Message | null {
  const level = levelOf(house);
  if (level.length === 0) return null;
  const mobster = house.controller;
  if (level.includes(mobster)) return { key: "mean-tie-muscle", args: { mobster } };
  return holderOf(house) === NOBODY ? { key: "mean-tie-nobody" } : null;
}
