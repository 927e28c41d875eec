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
  #last = new Map<string, { spot: Spot; seen: boolean }>();

  constructor(readonly root: () => HTMLElement | undefined) {}

  /** Look at where everything is, before it changes. */
  remember(): void {
    const noted = new Set<string>();
    for (const found of this.root()?.querySelectorAll<Piece>("[data-at]") ?? []) {
      const name = found.dataset["at"] ?? "";
      const spot = noted.has(name) ? null : this.#spot(found);
      if (spot === null) continue;
      noted.add(name);
      this.#last.set(name, { spot, seen: this.#inSight(found) });
    }
  }

  /** The page is laid out anew: what was is of no use. */
  forget(): void {
    this.#last.clear();
  }

  /** Where it was when it was last looked at. */
  last(place: Place): Spot | null {
    const known = names(place).flatMap((name) => this.#last.get(name) ?? []);
    return (known.find(({ seen }) => seen) ?? known[0])?.spot ?? null;
  }

  /** Where it is now. */
  now(place: Place): Spot | null {
    const found = this.find(place);
    return found && this.#spot(found);
  }

  /** By the first of its names that is in sight, if one is. */
  find(place: Place): Piece | null {
    const all = names(place).flatMap((name) =>
      [...(this.root()?.querySelectorAll<Piece>(`[data-at="${name}"]`) ?? [])].filter(
        (found) => found.getClientRects().length,
      ),
    );
    return all.find((found) => this.#inSight(found)) ?? all[0] ?? null;
  }

  #edge(element: Piece): DOMRect | undefined {
    return (element.closest("[data-edge]") ?? this.root())?.getBoundingClientRect();
  }

  /** It has not been scrolled away. */
  #inSight(element: Piece): boolean {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const edge = this.#edge(element);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !!edge && edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom;
  }

  /** What is scrolled away is at the edge: of the page's part, or of the map it lies on. */
  #spot(element: Piece): Spot | null {
    const box = element.getBoundingClientRect();
    const edge = this.#edge(element);
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
