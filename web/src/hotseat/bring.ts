/** One device that goes round: fetched when it is played. */
import { AROUND } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type HotseatRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringHotseat(): Promise<HotseatRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(AROUND)]);
  return room;
}
