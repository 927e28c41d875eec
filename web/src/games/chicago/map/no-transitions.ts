/**
 * What d3-zoom asks of d3-transition and d3-interpolate when nothing is ever in transition.
 *
 * The map moves by hand or at once, so `vite.config.ts` puts this in the place of both: they would
 * be a fifth of this game's code.
 */
import { selection } from "d3-selection";

type Prototype = { interrupt: (this: unknown) => unknown };

(selection.prototype as unknown as Prototype).interrupt = function () {
  return this;
};

export function interrupt(): void {
  // Nothing moves by itself.
}

/** Between two places there is no way: only transitions would ask for it. */
export function interpolateZoom(): never {
  throw new Error("the map moves at once");
}
