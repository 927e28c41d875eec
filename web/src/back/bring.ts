/** Looking back is fetched when somebody does. */
import { BACK } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type BackRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringBack(): Promise<BackRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(BACK)]);
  return room;
}

/** Where a table is looked back at by whoever has this key. */
export function backPath(table: string, key: string | null): string {
  return `/back/${table}${key === null ? "" : `#${key}`}`;
}

/** Where a move is shown to anybody; `at`: by how many events that everybody was told. */
export function movePath(table: string, at: number, watch?: string): string {
  return `/back/${table}?at=${at}${watch ? `#${watch}` : ""}`;
}

/** The same for the reader himself: by his own eyes, if he has a seat there. */
export function ownMovePath(table: string, at: number): string {
  return `/back/${table}?at=${at}&own`;
}
