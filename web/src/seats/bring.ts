/** Who sits where and by which link, and who looks on: fetched when it is looked at. */
import { SEATS } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type SeatsRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringSeats(): Promise<SeatsRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(SEATS)]);
  return room;
}
