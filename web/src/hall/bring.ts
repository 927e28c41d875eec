/** Tables beside their games: the list of them, who gets up, ending together, playing again. All of
 * it is fetched where somebody looks at it. */
import { TABLES, TIME } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type HallRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringHall(): Promise<HallRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(TABLES), speech.also(TIME)]);
  return room;
}
