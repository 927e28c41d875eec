/** The picture of the board that is played on: asked for until it comes. */

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** `left`: nobody waits for it any more. */
export async function untilItComes<T>(
  fetch: () => Promise<T>,
  left: () => boolean,
): Promise<T | null> {
  for (let pause = FIRST_PAUSE; !left(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return null;
}
