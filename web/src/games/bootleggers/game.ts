/** What Bootleggers brings to the screen. */
import type { OwnGame } from "../game";
import { concerns } from "./concerns";
import { atOneself, goods, keeps, named, promised } from "./named";
import { summaries } from "./rounds";

export const game: OwnGame = {
  board: () => import("./Board.svelte"),
  motion: () => import("./moving"),
  top: () => import("./RoundTrack.svelte"),
  named,
  goods,
  promised,
  atOneself,
  concerns,
  headings: ["round-begins"],
  summaries,
  recap: () => import("./recap"),
  keeps,
  optionHelp: {
    single_influence: "option-single-influence-help",
    big_payoff: "card-big-payoff-help",
    safe_house: "card-safe-house-help",
    double_cross: "card-double-cross-help",
    public_dock: "option-public-dock-help",
    packing_heat: "card-packing-heat-help",
    cash: "B3.2",
    rounds: "B2.5",
    influence: "option-influence-help",
    unloading: "option-unloading-help",
    warehouse: "card-warehouse-help",
  },
  legend: () => import("./Legend.svelte"),
  lesson: () => import("./lesson"),
  samples: () => import("./Samples.svelte"),
};
