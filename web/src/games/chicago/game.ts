/** What King of Chicago brings to the screen. */
import type { OwnGame } from "../game";
import { concerns } from "./concerns";
import { alike, goods, keeps, named, ordered, promised } from "./named";

export const game: OwnGame = {
  board: () => import("./Board.svelte"),
  drawn: true,
  top: () => import("./TurnTrack.svelte"),
  motion: () => import("./moving"),
  ending: () => import("./Ending.svelte"),
  worthFirst: ["drive", "drive-police"],
  unasked: ["stay-out", "drop-limit"],
  alike,
  named,
  goods,
  promised,
  legend: () => import("./map/Legend.svelte"),
  lesson: () => import("./lesson"),
  concerns,
  recap: () => import("./recap"),
  keeps,
  ordered,
  headings: ["turn-begins", "round-begins", "trade-phase-begins"],
  optionHelp: {
    board: "option-board-help",
    deals: "option-deals-help",
    words: "option-words-help",
  },
};
