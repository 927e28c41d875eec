/** Hints are for whoever plays alone with bots: they are fetched there, with their words. */
import { HINTS, hintsOf } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export async function bringHints(game: string): Promise<typeof import("./Hint.svelte")> {
  const [hint] = await Promise.all([
    import("./Hint.svelte"),
    speech.also(HINTS),
    speech.also(hintsOf(game)),
  ]);
  return hint;
}
