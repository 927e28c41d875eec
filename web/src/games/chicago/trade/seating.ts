/** Who is to sit where: what can be answered, and who could change places. */
import type { Choice } from "../../../table/questions";
import type { Ask } from "../../../wire/data";
import type { PlacingView } from "../types";

const PUT = "put";

/** The answer that puts a gangster there; it may say why not. */
export function putting(asks: readonly Ask[], gangster: number, spot: number): Choice | null {
  for (const ask of asks) {
    for (const option of ask.options) {
      const { action } = option;
      if (action.do === PUT && action["gangster"] === gangster && action["spot"] === spot)
        return { ask, option };
    }
  }
  return null;
}

export function spotOf(placing: PlacingView, gangster: number): number | null {
  return placing.spots.find(({ gangsters }) => gangsters.includes(gangster))?.spot ?? null;
}

/** Where he could go now, the spots in their order. */
export function openTo(asks: readonly Ask[], placing: PlacingView, gangster: number): number[] {
  const here = spotOf(placing, gangster);
  return placing.spots
    .map(({ spot }) => spot)
    .filter((spot) => {
      const choice = spot === here ? null : putting(asks, gangster, spot);
      return choice !== null && !choice.option.why_not;
    });
}

/** The next spot that is open to him, to the right or to the left. */
export function nextTo(
  asks: readonly Ask[],
  placing: PlacingView,
  gangster: number,
  by: 1 | -1,
): number | null {
  const all = placing.spots.map(({ spot }) => spot);
  const open = openTo(asks, placing, gangster);
  const here = all.indexOf(spotOf(placing, gangster) ?? -1);
  for (let step = 1; step < all.length; step += 1) {
    const spot = all[(here + by * step + all.length * step) % all.length];
    if (spot !== undefined && open.includes(spot)) return spot;
  }
  return null;
}
