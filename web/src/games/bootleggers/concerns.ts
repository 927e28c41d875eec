/** Which lines are about somebody's houses: those where the mobster has influence at that moment. */
import { takenBack } from "../../follow/touched";
import type { Told } from "../../wire/data";
import type { BootleggersEvent } from "../../wire/types";

export function concerns(log: readonly Told[], seat: number): ReadonlySet<number> {
  const undone = takenBack(log);
  const markers = new Map<number, number>();
  const found = new Set<number>();
  log.forEach((told, at) => {
    const event = told as unknown as BootleggersEvent;
    if (housesOf(event).some((house) => (markers.get(house) ?? 0) > 0)) found.add(at);
    // Whoever is told that a card aims at him knows which: the line before.
    if (event.event === "aimed-at-you" && event.seat === seat && at > 0) found.add(at - 1);
    if (!undone.has(at)) count(event, seat, markers);
  });
  return found;
}

/** The speakeasies that an event is about. */
function housesOf(event: BootleggersEvent): number[] {
  const named = Object.entries(event).filter(([field]) => field.split("_", 1)[0] === "house");
  const picked = event.event === "plays-card" ? (event.picks ?? []) : [];
  return [
    ...named.map(([, house]) => house as number),
    ...picked.filter(({ what }) => what === "house").map(({ number }) => number),
  ];
}

/** How many markers the mobster has in each house. */
function count(event: BootleggersEvent, seat: number, markers: Map<number, number>): void {
  const add = (house: number, more: number) =>
    markers.set(house, Math.max(0, (markers.get(house) ?? 0) + more));
  switch (event.event) {
    case "places":
    case "adds-marker":
      if (event.mobster === seat) add(event.house, 1);
      return;
    case "loses-marker":
      if (event.mobster === seat) add(event.house, -1);
      return;
    case "saves-markers":
      if (event.mobster === seat) add(event.house, -event.count);
      return;
    case "turns-marker":
      if (event.mobster === seat) add(event.house, 1);
      if (event.mobster_from === seat) add(event.house, -1);
      return;
    default:
  }
}
