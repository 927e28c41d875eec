/** What moves on the board of Bootleggers, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { changes, holds, motions } from "./motion";

const moving: GameMotion = { motions, changes, holds, figure: Figure };

export default moving;
