/** What is spoken: it changes when the words for it have come. */
import { settings } from "../settings.svelte";
import type { Choosable } from "../wire/data";
import { fetchVocabulary, type Vocabulary } from "./catalogues";

class Speech {
  /** null: nothing has come yet. */
  vocabulary = $state.raw<Vocabulary | null>(null);

  /** Speak of this game, at a table with these options, in the language of the settings. */
  #game = "";
  #options: Readonly<Record<string, Choosable>> = {};

  about(game: string, options: Readonly<Record<string, Choosable>> = {}): Promise<void> {
    this.#game = game;
    this.#options = options;
    return this.follow();
  }

  /** Speak the language of the settings. */
  async follow(): Promise<void> {
    const [lang, game, options] = [settings.lang, this.#game, this.#options];
    let found: Vocabulary;
    try {
      found = await fetchVocabulary(lang, game, options);
    } catch {
      return; // no network: what is spoken stays
    }
    if (settings.lang !== lang || this.#game !== game || this.#options !== options) return;
    this.vocabulary = found;
    document.documentElement.lang = found.lang;
  }
}

export const speech = new Speech();
