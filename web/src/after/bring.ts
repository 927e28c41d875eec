/** After the game: fetched when somebody looks at it, with the words of the game. */
import { AFTER, afterOf } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export type AfterRoom = typeof import("./room");

/** The components of this room, with the words they need. */
export async function bringAfter(game: string): Promise<AfterRoom> {
  const [room] = await Promise.all([
    import("./room"),
    speech.also(AFTER),
    speech.also(afterOf(game)),
  ]);
  return room;
}
