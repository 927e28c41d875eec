/** Challenges are fetched when they are opened, with the words they need. */
import { CHALLENGES } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export async function bringChallenges(): Promise<typeof import("./ChallengesPage.svelte")> {
  const [page] = await Promise.all([import("./ChallengesPage.svelte"), speech.also(CHALLENGES)]);
  return page;
}
