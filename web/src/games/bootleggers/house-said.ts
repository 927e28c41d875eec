/** What there is to know of a house, in words: on a wide board part by part, on a slim one at once. */
import type { Text } from "../../text/lookup";
import { house as houseOf, NOBODY, OMALLEYS } from "./components";
import { holderOf, tieOf } from "./standing";
import type { HouseView } from "./types";

export interface HouseSaid {
  /** So many crates it wants in all, by the dice that lie there. */
  wanted: number;
  circles: string;
  tie: string;
  holder: string;
  demand: string;
  improvements: string;
  prices: string;
  /** All of it, a line each. */
  all: string;
}

export function houseSaid(text: Text, house: HouseView, seats: number): HouseSaid {
  const about = houseOf(house.house, seats);
  const omalleys = house.house === OMALLEYS;
  const total = house.markers.reduce((sum, count) => sum + count, 0);
  const circles = text.say(total ? "board-markers" : "board-markers-none", {
    count: total,
    most: about.circles,
    opens: about.opensAt,
    picks: house.markers.flatMap((count, mobster) =>
      count ? [{ key: "name-count", args: { mobster, count } }] : [],
    ),
  });
  const mobster = holderOf(house);
  const message = tieOf(house);
  const tie = message ? text.message(message) : "";
  const holder = [
    text.say(house.controller !== NOBODY ? "cell-controlled" : "cell-majority", { mobster }),
    ...(tie ? [tie] : []),
  ].join("\n");
  const wanted =
    house.demand.reduce((sum, pips) => sum + pips, 0) + house.demand.length * house.improvements;
  const demand =
    omalleys || house.copper
      ? text.say("board-demand-unlimited")
      : house.demand.length
        ? text.say("board-demand", { crates: wanted, crates_bought: house.bought })
        : text.say("board-demand-dice", { count: about.demandDice + house.extra_dice });
  const improvements = text.say("board-improvements", {
    count: house.improvements,
    most: about.improvementSlots,
  });
  // With a copper in the house it is another O'Malley's for the round (B11.33).
  const { wholesale, profit } = house.copper ? houseOf(OMALLEYS, seats) : about;
  const prices = profit
    ? text.say("board-prices", { cash: wholesale, cash_profit: profit })
    : text.say("board-price", { cash: wholesale });
  const all = [
    text.say(house.open ? "cell-open" : "cell-closed"),
    ...(mobster === NOBODY ? (tie ? [tie] : []) : [holder]),
    ...(omalleys ? [] : [circles, improvements]),
    prices,
    demand,
  ].join("\n");
  return { wanted, circles, tie, holder, demand, improvements, prices, all };
}
