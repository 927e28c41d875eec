/** What moves on the board of Bootleggers, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { holds, motions } from "./motion";

const moving: GameMotion = { motions, holds, figure: Figure };

export default moving;
