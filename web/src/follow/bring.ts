/** The log, notes and bookmarks: fetched beside the table, with the words they need. */
import { FOLLOW } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type FollowRoom = typeof import("./room");

export async function bringFollow(): Promise<FollowRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(FOLLOW)]);
  return room;
}
