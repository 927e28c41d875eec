/** What moves on the board of Bootleggers, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { motions } from "./motion";

const moving: GameMotion = { motions, figure: Figure };

export default moving;
