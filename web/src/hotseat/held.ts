/** The seats that this device holds for several people, and by which keys. */
import { forget, namesOf, read, write } from "../memory";

export interface HeldSeat {
  seat: number;
  key: string;
  name: string;
}

export interface Held {
  game: string;
  seats: readonly HeldSeat[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  over?: boolean;
}

const PLACE = "around.";

export function heldAt(table: string): Held | null {
  try {
    return JSON.parse(read(PLACE + table) ?? "null") as Held | null;
  } catch {
    return null;
  }
}

export function hold(table: string, held: Omit<Held, "at">): void {
  write(PLACE + table, JSON.stringify({ ...held, at: Date.now() }));
}

export function letGo(table: string): void {
  forget(PLACE + table);
}

/** The games that go on, the latest first. */
export function heldTables(): (Held & { table: string })[] {
  return namesOf(PLACE)
    .map((table) => ({ table, held: heldAt(table) }))
    .flatMap(({ table, held }) => (held && !held.over ? [{ ...held, table }] : []))
    .sort((a, b) => b.at - a.at);
}
