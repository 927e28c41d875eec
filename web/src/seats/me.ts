/** The profile of this device: its key, and the keys of seats that follow from it. */
import { forget, read, write } from "../memory";
import { keep, keptOf } from "../settings.svelte";
import { attachSeat } from "./calls";

const ME = "me";

/** The key of the profile; null: this device has none. */
export function ownProfile(): string | null {
  return read(ME);
}

export function keepOwnProfile(key: string): void {
  write(ME, key);
}

export function forgetOwnProfile(): void {
  forget(ME);
}

/** What opens our seat at a table, on every device with this profile. */
export async function ownKey(me: string, table: string): Promise<string> {
  const { hashedText } = await import("../fairness/hashed");
  return hashedText(`seat:${me}:${table}`);
}

/** Tell our profile of this seat, so that it is found on our other devices. Nobody waits for it. */
export async function noteSeat(table: string, key: string): Promise<void> {
  const me = ownProfile();
  if (me === null || keptOf(table).mine) return;
  try {
    const { hashedText } = await import("../fairness/hashed");
    const own = await ownKey(me, table);
    if (own !== key) await attachSeat(table, me, key, hashedText(own));
    keep(table, { mine: true });
  } catch {
    // Another time.
  }
}
