/** What moves on the board of King of Chicago, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { isRoll } from "./shootout/salvos.svelte";
import { holds, motions } from "./motion";

const moving: GameMotion = {
  motions,
  holds,
  stages: isRoll,
  turns: ["turn-begins"],
  figure: Figure,
};

export default moving;
