/**
 * The city: where things are on the map, and the way along its streets.
 *
 * All of it is drawn and measured in Python (`extras/chicago`), for the terminal's command and for
 * us: here it is only looked up.
 */

import type { Box, DrawnThing as Plot, Drawing } from "../../wire/types";

export type { Box, Drawing, Plot };

export interface Point {
  x: number;
  y: number;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box around all of these, with some room on each side; null: there are none. */
export function around(boxes: readonly Box[], room = 0): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x)) - room;
  const y = Math.min(...boxes.map((box) => box.y)) - room;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + room;
  const foot = Math.max(...boxes.map((box) => box.y + box.height)) + room;
  return { x, y, width: right - x, height: foot - y };
}

/** The things that have a plot, by the word of their name: `lot:5` is `lots[5]`. */
const PLOTS = {
  territory: "territories",
  lot: "lots",
  place: "places",
  garage: "garages",
} as const;

/** What a name like `place:3` names on the map: its plot. */
export function plotOf(drawing: Drawing, name: string): Plot | null {
  const [word = "", number] = name.split(":");
  const list = word in PLOTS ? drawing[PLOTS[word as keyof typeof PLOTS]] : null;
  return list?.[Number(number)] ?? null;
}

/** The squares on a shortest way, both ends included; straight on where it can be. */
export function wayTo(drawing: Drawing, from: number, to: number): number[] {
  const far = distances(drawing, to);
  const way = [from];
  let here = from;
  while (here !== to && (far[here] ?? 0) > 0) {
    const before = way.at(-2);
    const nearer = (drawing.squares[here]?.next ?? []).filter(
      (square) => far[square] === (far[here] ?? 0) - 1,
    );
    const next =
      nearer.find((square) => before !== undefined && inLine(drawing, before, here, square)) ??
      nearer[0];
    if (next === undefined) break;
    way.push(next);
    here = next;
  }
  return way;
}

/** How far each square is from one; -1: there is no way. */
export function distances(drawing: Drawing, from: number): number[] {
  const far = drawing.squares.map(() => -1);
  far[from] = 0;
  const reached = [from];
  for (const square of reached) {
    for (const next of drawing.squares[square]?.next ?? []) {
      if (far[next] === -1) {
        far[next] = (far[square] ?? 0) + 1;
        reached.push(next);
      }
    }
  }
  return far;
}

function inLine(drawing: Drawing, one: number, two: number, three: number): boolean {
  const [a, b, c] = [one, two, three].map((square) => drawing.squares[square]);
  return !!a && !!b && !!c && c.x - b.x === b.x - a.x && c.y - b.y === b.y - a.y;
}

/** A way as the `d` of a path. */
export function pathOf(drawing: Drawing, way: readonly number[]): string {
  const points = way.map((square) => drawing.squares[square]).filter((point) => !!point);
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
}
