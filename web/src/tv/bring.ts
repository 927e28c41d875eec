/** Around one table: the page of a television, codes, the host's page. Fetched when it is opened. */
import { AROUND } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type TvRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringTv(): Promise<TvRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(AROUND)]);
  return room;
}
