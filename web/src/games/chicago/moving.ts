/** What moves on the board of King of Chicago, and what it looks like. */
import type { GameMotion } from "../../motion/motion";
import Figure from "./Figure.svelte";
import { motions } from "./motion";

const moving: GameMotion = {
  motions,
  /** A shootout is seen as it was until its dice have fallen. */
  holds: (seen, news) => "shootout" in news && !!(seen as { shootout?: unknown }).shootout,
  figure: Figure,
};

export default moving;
