/** The tables where this device, or its profile, has a seat, and how they stand. */
import { lookAtProfile } from "../seats/calls";
import { ownKey, ownProfile } from "../seats/me";
import { isWatchKey } from "../seats/keys";
import { forgetTable, keep, keptOf, seatsKept } from "../settings.svelte";
import { call } from "../wire/api";
import type { Standing, Standings } from "../wire/data";

/** So many are looked at in one call, and so many are shown. */
const MOST = 24;

export interface OwnSeat {
  table: string;
  key: string;
  /** Does this device have a key of its own, or only the profile? */
  here: boolean;
}

export interface Mine extends OwnSeat {
  stands: Standing;
}

/** Our seats: those of this device first, the latest looked at before others. */
export async function ownSeats(): Promise<OwnSeat[]> {
  const found: OwnSeat[] = seatsKept()
    .filter(({ key }) => !isWatchKey(key))
    .map(({ table, key }) => ({ table, key, here: true }));
  const known = new Set(found.map(({ table }) => table));
  const me = ownProfile();
  if (me !== null) {
    try {
      for (const { table } of (await lookAtProfile(me)).tables) {
        if (!known.has(table) && !keptOf(table).hidden) {
          found.push({ table, key: await ownKey(me, table), here: false });
        }
      }
    } catch {
      // Then those of this device.
    }
  }
  return found.slice(0, MOST);
}

/** How they stand. What is there no longer is forgotten. */
export async function look(seats: readonly OwnSeat[]): Promise<Mine[]> {
  if (seats.length === 0) return [];
  const body = { seats: seats.map(({ table, key }) => ({ table, key })) };
  const { tables } = await call<Standings>("/api/standing", body);
  const mine: Mine[] = [];
  for (const [at, seat] of seats.entries()) {
    const stands = tables[at];
    if (stands?.status === "gone") {
      if (seat.here && !keptOf(seat.table).next) forgetTable(seat.table);
    } else if (stands) mine.push({ ...seat, stands });
  }
  return mine;
}

/** Whoever is asked comes first, then what is being played, then what waits for people. */
export function sorted(mine: readonly Mine[]): Mine[] {
  const rank = ({ stands }: Mine) =>
    stands.news?.asked ? 0 : stands.status === "playing" ? 1 : stands.status === "waiting" ? 2 : 3;
  return [...mine].sort((a, b) => rank(a) - rank(b));
}

/** How many lines were said that this device has not shown yet. */
export function unread({ table, stands }: Mine): number {
  const heard = keptOf(table).heard ?? {};
  const lines = Object.entries(stands.news?.lines ?? {});
  return lines.reduce((sum, [room, count]) => sum + Math.max(0, count - (heard[room] ?? 0)), 0);
}

/** Not on the list any more; the seat stays ours. */
export function hide({ table, here }: Mine): void {
  if (here) forgetTable(table);
  keep(table, { hidden: true });
}
