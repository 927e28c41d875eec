/** Talk is fetched when it is opened, with the words it needs; so is what a table says about it. */
import { TALK } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type TalkRoom = typeof import("./room");

export async function bringTalk(): Promise<TalkRoom> {
  const [room] = await Promise.all([import("./room"), speech.also(TALK)]);
  return room;
}
