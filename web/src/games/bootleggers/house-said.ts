/** What there is to know of a house, in words: on a wide board part by part, on a slim one at once. */
import type { EmblemName } from "../../look/emblems";
import type { Text } from "../../text/lookup";
import { house as houseOf, NOBODY, OMALLEYS } from "./components";
import { pricesOf } from "./prices";
import { holderOf, tieOf } from "./standing";
import type { BootleggersView, HouseView } from "./types";

export interface HouseSaid {
  /** So many crates it wants in all, by the dice that lie there. */
  wanted: number;
  circles: string;
  tie: string;
  holder: string;
  demand: string;
  improvements: string;
  prices: string;
  /** What has been done there for this round. */
  effects: Effect[];
  /** All of it, a line each. */
  all: string;
}

export interface Effect {
  emblem: EmblemName;
  tone?: "brick" | "blue" | "bottle";
  /** Who did it, where that counts. */
  mobster?: number;
  /** How much, in a sign. */
  short?: string;
  words: string;
}

export function houseSaid(
  text: Text,
  house: HouseView,
  view: BootleggersView,
  me: number | null,
): HouseSaid {
  const about = houseOf(house.house, view.seats);
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
  const { wholesale, profit } = pricesOf(house, view, me);
  const prices = profit
    ? text.say("board-prices", { cash: wholesale, cash_profit: profit })
    : text.say("board-price", { cash: wholesale });
  const effects = effectsOn(text, house, view);
  const all = [
    text.say(house.open ? "cell-open" : "cell-closed"),
    ...(mobster === NOBODY ? (tie ? [tie] : []) : [holder]),
    ...(omalleys ? [] : [circles, improvements]),
    prices,
    demand,
    ...effects.map(({ words }) => words),
  ].join("\n");
  return { wanted, circles, tie, holder, demand, improvements, prices, effects, all };
}

function effectsOn(text: Text, house: HouseView, view: BootleggersView): Effect[] {
  const { payoff, heat, extra_dice: count } = house;
  const alone = view.table.options["packing_heat"] === "you";
  const heated = alone ? "board-effect-heat-own" : "board-effect-heat";
  const shut = text.say(house.closed ? "board-effect-closed" : "board-effect-shut");
  const all: (Effect | false)[] = [
    (house.closed || house.shut) && { emblem: "closed", tone: "brick", words: shut },
    house.copper && { emblem: "copper", tone: "blue", words: text.say("board-effect-copper") },
    payoff !== NOBODY && {
      emblem: "big-payoff",
      tone: "bottle",
      mobster: payoff,
      words: text.say("board-effect-payoff", { mobster: payoff }),
    },
    heat !== NOBODY && {
      emblem: "packing-heat",
      tone: "brick",
      mobster: heat,
      words: text.say(heated, { mobster: heat }),
    },
    count > 0 && {
      emblem: "thirsty",
      short: `+${count}`,
      words: text.say("board-effect-thirsty", { count }),
    },
    house.word && { emblem: "word-of-mouth", words: text.say("board-effect-word") },
  ];
  return all.filter((effect) => effect !== false);
}
