/** Keys of seats: made on this device, and kept there before the server hears of them. */
import { router } from "../route.svelte";
import { keep, keptOf } from "../settings.svelte";
import type { Connection, Outcome } from "../wire/connection.svelte";

const BYTES = 16;

/** 128 bits in letters that fit into an address. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A new link for our own seat. Should the line break meanwhile, both keys are tried. */
export async function renew(line: Connection): Promise<Outcome> {
  const next = newKey();
  keep(line.table, { next });
  const outcome = await line.rekey(next);
  if (outcome.done) {
    line.key = next;
    keep(line.table, { key: next, next: undefined });
    router.renew(next);
  } else if (!outcome.lost) {
    keep(line.table, { next: undefined });
  }
  return outcome;
}

/** A new link for a seat whose own is lost: the host hands it on, and can show it again. */
export async function collect(line: Connection, seat: number): Promise<Outcome> {
  const key = newKey();
  const before = keptOf(line.table).invites ?? [];
  const link = (line.seats[seat]?.link ?? 0) + 1;
  const outcome = await line.collect(seat, key);
  if (outcome.done || outcome.lost) {
    const invites = [...before.filter((each) => each.seat !== seat), { seat, key, link }];
    keep(line.table, { invites });
  }
  return outcome;
}

/** The key that this device has for the table, if that by which we came is dead. */
export function otherKey(table: string, dead: string | null): string | null {
  const { key, next } = keptOf(table);
  const other = [next, key].find((each) => each && each !== dead);
  if (!other) return null;
  keep(table, { key: other, next: undefined });
  return other;
}

/** The keys of onlookers begin so. */
const WATCH = "watch.";

/** Is this the key of an onlooker, which takes no seat? */
export function isWatchKey(key: string | null): boolean {
  return key?.startsWith(WATCH) ?? false;
}
