/** The rule book, fetched when somebody opens it, with the words it needs. */
import { LOBBY } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export async function bringBook(): Promise<typeof import("./room")> {
  const [room] = await Promise.all([import("./room"), speech.also(LOBBY)]);
  return room;
}
