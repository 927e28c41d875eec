/** Where a card lies: beside what it speaks of, never on it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 10;
const GAP = 14;

export function boxOf({ left, top, right, bottom }: DOMRect): Box {
  return { left, top, right, bottom };
}

/** How much of one lies on the other, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The corner of a card of this size. It lies on nothing of what it speaks of, if that is possible at
 * all, and on as little as possible of what else matters (`keep`: answers, the hand).
 */
export function spotFor(
  size: { width: number; height: number },
  about: Box | null,
  keep: readonly Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const spots: { left: number; top: number; far: number }[] = [];
  const add = (left: number, top: number, far: number) =>
    spots.push({
      left: within(left, screen.width - size.width),
      top: within(top, screen.height - size.height),
      far,
    });
  if (about) {
    const x = (about.left + about.right - size.width) / 2;
    const y = (about.top + about.bottom - size.height) / 2;
    add(x, about.top - GAP - size.height, 0);
    add(x, about.bottom + GAP, 0);
    add(about.right + GAP, y, 0);
    add(about.left - GAP - size.width, y, 0);
  }
  // Elsewhere, on a grid.
  for (const column of [0.5, 0, 1, 0.25, 0.75])
    for (const row of [0.3, 0, 1, 0.6])
      add(column * (screen.width - size.width), row * (screen.height - size.height), 1);
  const cost = ({ left, top, far }: (typeof spots)[number]) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const on = about ? overlap(box, about) : 0;
    return on * 1000 + keep.reduce((sum, each) => sum + overlap(box, each), 0) + far * 400;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
