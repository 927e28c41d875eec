/** Where the places of a page are, and where those were that are gone. */
import type { Place } from "./motion";

/** The middle of a place, and its size. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies somewhere: on the page, or in a drawing on it. */
export type Piece = HTMLElement | SVGElement;

export class Places {
  #last = new Map<string, Spot>();

  constructor(readonly root: () => HTMLElement | undefined) {}

  /** Look at where everything is, before it changes. */
  remember(): void {
    const seen = new Set<string>();
    for (const found of this.root()?.querySelectorAll<Piece>("[data-at]") ?? []) {
      const name = found.dataset["at"] ?? "";
      const spot = seen.has(name) ? null : this.#spot(found);
      if (spot === null) continue;
      seen.add(name);
      this.#last.set(name, spot);
    }
  }

  /** The page is laid out anew: what was is of no use. */
  forget(): void {
    this.#last.clear();
  }

  /** Where it was when it was last looked at. */
  last(place: Place): Spot | null {
    for (const name of names(place)) {
      const spot = this.#last.get(name);
      if (spot) return spot;
    }
    return null;
  }

  /** Where it is now. */
  now(place: Place): Spot | null {
    const found = this.find(place);
    return found && this.#spot(found);
  }

  find(place: Place): Piece | null {
    for (const name of names(place)) {
      for (const found of this.root()?.querySelectorAll<Piece>(`[data-at="${name}"]`) ?? []) {
        if (found.getClientRects().length) return found;
      }
    }
    return null;
  }

  /** What is scrolled away is at the edge: of the page's part, or of the map it lies on. */
  #spot(element: Piece): Spot | null {
    const box = element.getBoundingClientRect();
    const edge = (element.closest("[data-edge]") ?? this.root())?.getBoundingClientRect();
    if (!edge || (box.width === 0 && box.height === 0)) return null;
    const within = (value: number, least: number, most: number) =>
      Math.max(least, Math.min(most, value));
    return {
      x: within(box.left + box.width / 2, edge.left + 12, edge.right - 12),
      y: within(box.top + box.height / 2, edge.top + 12, edge.bottom - 12),
      width: box.width,
      height: box.height,
    };
  }
}

function names(place: Place): readonly string[] {
  return typeof place === "string" ? [place] : place;
}
