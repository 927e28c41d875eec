/** A guided first game: who guides it is fetched where one is played. */
import { LEARN } from "../text/catalogues";
import { speech } from "../text/speech.svelte";
import type { Session } from "../table/session.svelte";

export type LearnRoom = typeof import("./room");

/** Whoever guides this table, with the words for it; null: the game has nobody. */
export async function bringGuide(session: Session) {
  const { lesson } = session.game;
  if (!lesson) return null;
  const [room, found] = await Promise.all([import("./room"), lesson(), speech.also(LEARN)]);
  // The server sends each game its own view: the lesson knows which.
  return { GuideCard: room.GuideCard, guide: new room.Guide(session, found.default as never) };
}
