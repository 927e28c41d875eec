/** Which sound is heard when something happens: by its event, for the seat whose device it is. */
import type { Told } from "../wire/data";
import type { LogShape } from "./shape";
import type { Sound } from "./sounds";
import { names } from "./touched";

const DEALS = ["deal-struck", "offer-made"];

/** The lines that tell of harm done to this seat. */
export function hitsOn(events: readonly Told[], seat: number, shape: LogShape): Told[] {
  return events.filter((told) => told[shape.hits[told.event] ?? ""] === seat);
}

/** What new lines sound like to this seat: at most one sound, the gravest; null: none. */
export function soundOf(
  events: readonly Told[],
  seat: number,
  player: string,
  shape: LogShape,
): Sound | null {
  if (hitsOn(events, seat, shape).length) return "hit";
  // What one offers oneself is no news.
  const news = events.some(
    (told) =>
      DEALS.includes(told.event) &&
      names(told, seat, player) &&
      !(told.event === "offer-made" && told["seat"] === seat),
  );
  return news ? "deal" : null;
}

/** Between two hours of the day, perhaps over midnight. */
export function isQuiet(now: Date, { from, to }: { from: number; to: number }): boolean {
  const hour = now.getHours();
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}
