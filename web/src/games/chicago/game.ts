/** What King of Chicago brings to the screen: it has no board yet. */
import type { OwnGame } from "../game";

export const game: OwnGame = {
  headings: ["turn-begins", "round-begins", "trade-phase-begins"],
  optionHelp: { deals: "K10.4" },
};
