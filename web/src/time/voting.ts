/** Votes for a pause, and for its end. */
import type { Session } from "../table/session.svelte";

/** Say how long we want the pause to be. Whoever's vote is the last has none in what follows it. */
export async function vote(
  session: Session,
  place: string,
  hours: number,
  voted: boolean,
): Promise<void> {
  const paused = () => session.line.times?.times?.paused ?? null;
  const before = paused();
  if (await session.absence(place, session.line.pause(hours)))
    session.voted = voted && paused() === before;
}
