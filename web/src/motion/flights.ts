/** How each motion is drawn: transform and opacity only, over the table and not in it. */
import type { Attachment } from "svelte/attachments";

import { MORE, MOST, type Motion } from "./motion";
import type { Spot } from "./places";

/** A motion under way. */
export interface Flight {
  id: number;
  motion: Motion;
  milliseconds: number;
  /** Nothing is to move: it is marked where it ends. */
  still: boolean;
  from: Spot;
  to: Spot;
  /** The dice that lie there, if it is they that are rolled. */
  dice?: { spots: readonly Spot[]; hidden: readonly Animation[] } | undefined;
}

const EASE = "cubic-bezier(0.3, 0, 0.25, 1)";
const at = (x: number, y: number, more = "") =>
  `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) ${more}`;

/** From there to here in a bow, the next ones a little later. */
export function fly({ motion, from, to, milliseconds }: Flight, index: number): Attachment {
  return (node) => {
    const count = motion.kind === "fly" ? Math.min(motion.count ?? 1, MOST) : 1;
    const turn = motion.kind === "fly" && motion.turn;
    const share = milliseconds / (1 + (MORE / 430) * (count - 1));
    const delay = count > 1 ? ((milliseconds - share) * index) / (count - 1) : 0;
    const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
    const middle = at((from.x + to.x) / 2, (from.y + to.y) / 2 - rise);
    node.animate(
      [
        { transform: at(from.x, from.y, turn ? "rotateY(180deg)" : "scale(0.9)"), opacity: 0.4 },
        { transform: `${middle} ${turn ? "rotateY(60deg)" : "scale(1.1)"}`, opacity: 1 },
        { transform: at(to.x, to.y, turn ? "rotateY(0deg)" : ""), opacity: 1, offset: 0.9 },
        { transform: at(to.x, to.y, "scale(0.9)"), opacity: 0 },
      ],
      { duration: share, delay, easing: EASE },
    );
  };
}

/** A few faces on the way to the true one. */
export function fall(value: number): number[] {
  return [2, 5, 3, 4].map((step) => ((value - 1 + step) % 6) + 1).concat(value);
}

/** A die tumbles down to where it lies, and stays as it has fallen. */
export function roll(flight: Flight, index: number): Attachment {
  return (node) => {
    const { milliseconds, dice, to, motion } = flight;
    const count = motion.kind === "tumble" ? motion.dice.length : 1;
    const spot = dice?.spots[index] ?? { ...to, x: to.x + 34 * (index - (count - 1) / 2) };
    const way = index % 2 ? 1 : -1;
    const keep = dice ? 1 : 0;
    node.animate(
      [
        { transform: at(spot.x + way * 26, spot.y - 34, `rotate(${way * 420}deg)`), opacity: 1 },
        { transform: at(spot.x + way * 10, spot.y + 4, `rotate(${way * 210}deg)`), opacity: 1 },
        { transform: at(spot.x + way * 5, spot.y - 14, `rotate(${way * 90}deg)`), opacity: 1 },
        { transform: at(spot.x, spot.y), opacity: 1, offset: 0.8 },
        { transform: at(spot.x, spot.y), opacity: keep },
      ],
      { duration: milliseconds, easing: "ease-out" },
    );
    const faces = [...node.children];
    const last = 0.75;
    faces.forEach((face, turn) => {
      const begins = (last * turn) / (faces.length - 1);
      const ends = turn === faces.length - 1 ? 1 : (last * (turn + 1)) / (faces.length - 1);
      face.animate(
        [
          { opacity: 0, offset: 0 },
          { opacity: turn === 0 ? 1 : 0, offset: begins },
          { opacity: 1, offset: begins },
          { opacity: 1, offset: ends },
          { opacity: turn === faces.length - 1 ? 1 : 0, offset: ends },
          { opacity: turn === faces.length - 1 ? 1 : 0, offset: 1 },
        ],
        { duration: milliseconds },
      );
    });
  };
}

/** Large in the middle, for as long as a glance takes. */
export function show({ to, milliseconds, still }: Flight): Attachment {
  return (node) => {
    const small = still ? "" : "scale(0.6)";
    const seen = { transform: at(to.x, to.y), opacity: 1 };
    node.animate(
      [
        still ? seen : { transform: at(to.x, to.y + 30, small), opacity: 0 },
        { ...seen, offset: 0.14 },
        { ...seen, offset: 0.85 },
        still ? seen : { transform: at(to.x, to.y, "scale(0.95)"), opacity: 0 },
      ],
      { duration: milliseconds, easing: EASE },
    );
  };
}

/** Rises a little where it stands. */
export function note({ to, milliseconds, motion }: Flight): Attachment {
  return (node) => {
    const plain = motion.kind === "note" && !motion.label && !motion.what;
    const rise = plain ? 0 : 22;
    node.animate(
      [
        { transform: at(to.x, to.y + rise / 2), opacity: 0 },
        { transform: at(to.x, to.y), opacity: 1, offset: 0.2 },
        { transform: at(to.x, to.y - rise / 2), opacity: 1, offset: 0.75 },
        { transform: at(to.x, to.y - rise), opacity: 0 },
      ],
      { duration: milliseconds, easing: EASE },
    );
  };
}
