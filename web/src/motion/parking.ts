/** Pieces of a drawing that drive: they are moved themselves, where their `transform` places them. */
import { tick } from "svelte";

import type { Point } from "./motion";

/** Longer than anything waits. */
const LONG = 60_000;
const EASE = "cubic-bezier(0.4, 0.1, 0.4, 1)";
const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

interface Spot {
  at: Point;
  pinned?: Animation | undefined;
}

export class Parking {
  /** Of each piece: from where it will drive, and from where after that. */
  #waiting = new Map<string, Spot[]>();

  constructor(readonly find: (piece: string) => Element | null) {}

  /** It is seen where it came from until it has driven: until what is given back is called. */
  park(piece: string, from: Point): () => void {
    const line = this.#waiting.get(piece) ?? [];
    const spot: Spot = { at: from };
    this.#waiting.set(piece, [...line, spot]);
    // The page is about to change: then it has jumped.
    void tick().then(() => this.#pin(piece));
    return () => {
      spot.pinned?.cancel();
      const rest = (this.#waiting.get(piece) ?? []).filter((other) => other !== spot);
      if (rest.length) this.#waiting.set(piece, rest);
      else this.#waiting.delete(piece);
      this.#pin(piece);
    };
  }

  /** It drives; what is given back ends that. */
  drive(piece: string, way: readonly Point[], milliseconds: number): () => void {
    const transform = way.map(at);
    const moved = this.find(piece)?.animate(
      { transform },
      { duration: milliseconds, easing: EASE },
    );
    return () => moved?.cancel();
  }

  #pin(piece: string): void {
    const [first] = this.#waiting.get(piece) ?? [];
    if (!first || first.pinned) return;
    const place = at(first.at);
    first.pinned = this.find(piece)?.animate({ transform: [place, place] }, LONG);
  }
}
