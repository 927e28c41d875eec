/** What Bootleggers brings to the screen. */
import type { OwnGame } from "../game";
import { concerns } from "./concerns";
import { goods, named } from "./named";
import { summaries } from "./rounds";

export const game: OwnGame = {
  board: () => import("./Board.svelte"),
  motion: () => import("./moving"),
  top: () => import("./RoundTrack.svelte"),
  named,
  goods,
  concerns,
  headings: ["round-begins"],
  summaries,
  optionHelp: {
    single_influence: "B12.1",
    big_payoff: "card-big-payoff-help",
    safe_house: "card-safe-house-help",
    double_cross: "card-double-cross-help",
    public_dock: "B8.3",
    packing_heat: "card-packing-heat-help",
    cash: "B3.2",
    rounds: "B2.5",
    influence: "B5.7",
    unloading: "B7.8",
    warehouse: "card-warehouse-help",
  },
  lesson: () => import("./lesson"),
  samples: () => import("./Samples.svelte"),
};
