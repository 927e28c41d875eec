/** What moves on the board of King of Chicago, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { holds, motions } from "./motion";

const moving: GameMotion = { motions, holds, turns: ["turn-begins"], figure: Figure };

export default moving;
