/** How a person is reached who does not look: fetched when somebody wants to say so. */
import { read, write } from "../memory";
import { speech } from "../text/speech.svelte";
import { TELLING, TIME } from "../text/catalogues";

export type ReachRoom = typeof import("./room");

export async function bringReach(): Promise<ReachRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(TIME), speech.also(TELLING)]);
  return room;
}

/** Has the person at this device said how to be reached from this table? */
export function isReached(table: string): boolean {
  return read(`reach.${table}`) === "yes";
}

export function noteReached(table: string, reached: boolean): void {
  if (reached || isReached(table)) write(`reach.${table}`, reached ? "yes" : "");
}
