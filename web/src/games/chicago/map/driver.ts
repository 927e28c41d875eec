/** Why the own car may drive farther than the die says (K13): who sits at the wheel. */
import { AT, gangster as card } from "../components";
import type { ChicagoView } from "../types";

export interface Farther {
  die: number;
  count: number;
  gangster: number;
}

/** While it is asked where to drive; null: the die is all there is. */
export function fartherBy(
  { asks, gangsters }: Pick<ChicagoView, "asks" | "gangsters">,
  me: number | null,
): Farther | null {
  const asked = asks.find(({ question }) => question.ask === "drive")?.question;
  const [die, reach] = [Number(asked?.["die"]), Number(asked?.["reach"])];
  if (!(reach > die)) return null;
  const count = reach - die;
  const drivers = gangsters
    .filter(({ owner, where }) => owner === me && where === AT.car)
    .filter(({ gangster }) => card(gangster).driving === count)
    // Of two alike, one who has been shown (`driving.py`).
    .sort((one, other) => Number(other.shown) - Number(one.shown));
  const [driver] = drivers;
  return driver ? { die, count, gangster: driver.gangster } : null;
}
