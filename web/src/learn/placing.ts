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
const FAR = 12;
/** A pixel that it moves is as bad as so many covered ones. */
const MOVED = 3;
/** Elsewhere it is looked for a spot on a grid of so many columns and rows. */
const COLUMNS = 24;
const ROWS = 20;
/** Between it and what is never covered there are at least so many pixels, where it is put there. */
const TIGHT = 4;
/** Beside so many of these it is tried. */
const BESIDE = 24;
/** From this weight on nothing is covered that can be left uncovered: what can be picked now, what is
 * asked. A line leads to what the card speaks of, however far away it lies for that. */
export const NEVER = 50;

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

/** How much of what is never to be covered it would cover, in square pixels. */
export function covered(box: Box, keep: readonly Kept[]): number {
  const never = keep.filter(({ weight }) => weight >= NEVER);
  return never.reduce((sum, each) => sum + overlap(box, each), 0);
}

/** A card of this size, with its corner there. */
export function laid(spot: { left: number; top: number }, size: { width: number; height: number }) {
  const { left, top } = spot;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** This corner, or the nearest with which the card is on the screen. */
export function onScreen(
  { left, top }: { left: number; top: number },
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  return {
    left: inside(left, screen.width - size.width),
    top: inside(top, screen.height - size.height),
  };
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
  const spots: { left: number; top: number }[] = [];
  const add = (left: number, top: number) => spots.push(onScreen({ left, top }, size, screen));
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
  // Beside what is never covered it may just fit.
  const never = keep.filter(({ weight }) => weight >= NEVER).slice(0, BESIDE);
  const grid = (count: number, most: number) =>
    Array.from({ length: count + 1 }, (_, at) => (at / count) * most);
  const lefts = [
    ...grid(COLUMNS, screen.width - size.width),
    ...never.flatMap(({ left, right }) => [right + TIGHT, left - TIGHT - size.width]),
  ];
  const tops = [
    ...grid(ROWS, screen.height - size.height),
    ...never.flatMap(({ top, bottom }) => [bottom + TIGHT, top - TIGHT - size.height]),
  ];
  for (const left of lefts) for (const top of tops) add(left, top);
  if (before) add(before.left, before.top);
  const around = about && grown(about, CLEAR);
  let best = spots[0] ?? { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const spot of spots) {
    const { left, top } = spot;
    const box = laid(spot, size);
    let cost = around ? overlap(box, around) * 1000 + apart(box, around) * FAR : 0;
    for (const each of keep) cost += each.weight * overlap(box, each);
    if (before) cost += MOVED * Math.hypot(left - before.left, top - before.top);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
