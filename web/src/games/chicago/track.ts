/** The parts of the trade phase (K8), as the bar at the top shows them. */
import type { SignName } from "./emblems";

export type Part = "income" | "draw" | "hire" | "bribe" | "place";

export const PARTS: readonly { name: Part; sign: SignName; key: string; short: string }[] = [
  { name: "income", sign: "income", key: "board-part-income", short: "board-trade-income" },
  { name: "draw", sign: "draw", key: "board-part-draw", short: "board-trade-draw" },
  { name: "hire", sign: "gangster", key: "board-part-hire", short: "board-trade-hire" },
  { name: "bribe", sign: "badge", key: "board-part-bribe", short: "board-trade-bribe" },
  { name: "place", sign: "place", key: "board-part-place", short: "board-trade-place" },
];

/**
 * Which part is under way, by how far the trade phase has come: the number is that of the step which
 * comes next (`trade_phase.py`), each part after the window before it.
 */
export function partOf(step: number): Part {
  if (step <= 1) return "income";
  if (step === 2) return "draw";
  if (step <= 4) return "hire";
  if (step <= 7) return "bribe";
  return "place";
}
