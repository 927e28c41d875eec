/** Which lines are about somebody's businesses and gangsters, as they were the boss's at that moment. */
import { takenBack } from "../../follow/touched";
import type { Told } from "../../wire/data";
import type { ChicagoEvent } from "../../wire/types";
import { eventName } from "./components";

export function concerns(log: readonly Told[], seat: number): ReadonlySet<number> {
  const undone = takenBack(log);
  const businesses = new Map<number, number>();
  const gangsters = new Map<number, number>();
  const found = new Set<number>();
  log.forEach((told, at) => {
    const event = told as unknown as ChicagoEvent;
    if (!undone.has(at)) change(event, businesses, gangsters);
    const { business, gangster } = told as { business?: number; gangster?: number };
    const own =
      (business !== undefined && businesses.get(business) === seat) ||
      (gangster !== undefined && gangsters.get(gangster) === seat);
    if (own) found.add(at);
  });
  return found;
}

/** Who has them. Somebody who dies is nobody's: the line that says so names his boss. */
function change(
  event: ChicagoEvent,
  businesses: Map<number, number>,
  gangsters: Map<number, number>,
): void {
  switch (event.event) {
    case "dealt":
      gangsters.set(event.gangster, event.boss);
      businesses.set(event.business, event.boss);
      return;
    case "opens":
    case "captures":
      businesses.set(event.business, event.boss);
      return;
    case "hires":
    case "fetches-away":
    case "steals-gangster":
    case "steals-from-afar":
      gangsters.set(event.gangster, event.boss);
      return;
    case "plays-on-gangster":
      if (eventName(event.card) === "an-old-favor") gangsters.set(event.gangster, event.boss);
      return;
    case "changes-sides":
      gangsters.set(event.gangster, event.boss_other);
      return;
    case "dead":
      gangsters.delete(event.gangster);
      return;
    default:
  }
}
