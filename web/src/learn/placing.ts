/** Where a card lies: beside what it speaks of, never on it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a card should not lie on either, and how much that matters. */
export interface Kept extends Box {
  weight: number;
}

export interface Point {
  x: number;
  y: number;
}

const EDGE = 10;
const GAP = 14;
/** So far around what it speaks of nothing of it lies: there runs the ring. */
const CLEAR = 10;
/** A pixel between a card and what it speaks of is as bad as so many covered ones. */
const FAR = 60;
/** A pixel that it moves is as bad as so many covered ones. */
const MOVED = 12;
/** Elsewhere it is looked for a spot on a grid of so many columns and rows. */
const COLUMNS = 16;
const ROWS = 14;

export function boxOf({ left, top, right, bottom }: DOMRect): Box {
  return { left, top, right, bottom };
}

/** As much of it as is seen in another. */
export function within(box: Box, other: Box): Box {
  return {
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  };
}

export function grown(box: Box, by: number): Box {
  const { left, top, right, bottom } = box;
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function same(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (["left", "top", "right", "bottom"] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
}

/** How much of one lies on the other, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where two boxes are nearest to each other, a point of each. */
export function nearest(one: Box, other: Box): [Point, Point] {
  const along = (from: number, to: number, begin: number, end: number): [number, number] => {
    if (to < begin) return [to, begin];
    if (end < from) return [from, end];
    const middle = (Math.max(from, begin) + Math.min(to, end)) / 2;
    return [middle, middle];
  };
  const [x, otherX] = along(one.left, one.right, other.left, other.right);
  const [y, otherY] = along(one.top, one.bottom, other.top, other.bottom);
  return [
    { x, y },
    { x: otherX, y: otherY },
  ];
}

export function apart(one: Box, other: Box): number {
  const [from, to] = nearest(one, other);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * The corner of a card of this size. It lies on nothing of what it speaks of, if that is possible at
 * all, near it, and on as little as possible of what else matters (answers, the hand). Where it
 * was before it stays if that is as good, and otherwise goes no further than it must.
 */
export function spotFor(
  size: { width: number; height: number },
  about: Box | null,
  keep: readonly Kept[],
  screen: { width: number; height: number },
  before: { left: number; top: number } | null = null,
): { left: number; top: number } {
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const spots: { left: number; top: number }[] = [];
  const add = (left: number, top: number) =>
    spots.push({
      left: inside(left, screen.width - size.width),
      top: inside(top, screen.height - size.height),
    });
  if (about) {
    const x = (about.left + about.right - size.width) / 2;
    const y = (about.top + about.bottom - size.height) / 2;
    add(x, about.top - GAP - size.height);
    add(x, about.bottom + GAP);
    add(about.right + GAP, y);
    add(about.left - GAP - size.width, y);
  } else {
    add((screen.width - size.width) / 2, (screen.height - size.height) * 0.3);
  }
  for (let column = 0; column <= COLUMNS; column++)
    for (let row = 0; row <= ROWS; row++)
      add(
        (column / COLUMNS) * (screen.width - size.width),
        (row / ROWS) * (screen.height - size.height),
      );
  if (before) add(before.left, before.top);
  const around = about && grown(about, CLEAR);
  let best = spots[0] ?? { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const spot of spots) {
    const { left, top } = spot;
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    let cost = around ? overlap(box, around) * 1000 + apart(box, around) * FAR : 0;
    for (const each of keep) cost += each.weight * overlap(box, each);
    if (before) cost += MOVED * Math.hypot(left - before.left, top - before.top);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
