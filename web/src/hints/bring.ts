/** Hints are for whoever plays alone with bots: they are fetched there, with their words. */
import { HINTS } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export async function bringHints(): Promise<typeof import("./Hint.svelte")> {
  const [hint] = await Promise.all([import("./Hint.svelte"), speech.also(HINTS)]);
  return hint;
}
