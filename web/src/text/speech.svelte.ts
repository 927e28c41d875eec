/** What is spoken: it changes when the words for it have come. */
import { settings } from "../settings.svelte";
import type { BoardWords, Choosable } from "../wire/data";
import { fetchVocabulary, type Vocabulary } from "./catalogues";
import { withBoard } from "./words";

class Speech {
  /** null: nothing has come yet. */
  vocabulary = $state.raw<Vocabulary | null>(null);

  /** Speak of this game, at a table with these options, in the language of the settings. */
  #game = "";
  #options: Readonly<Record<string, Choosable>> = {};
  #board: BoardWords | null = null;

  /** `board`: what things on it are called, if it comes from a file. */
  about(
    game: string,
    options: Readonly<Record<string, Choosable>> = {},
    board: BoardWords | null = null,
  ): Promise<void> {
    this.#game = game;
    this.#options = options;
    this.#board = board;
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
    if (this.#board) found = { ...found, words: withBoard(found.words, this.#board) };
    if (settings.lang !== lang || this.#game !== game || this.#options !== options) return;
    this.vocabulary = found;
    document.documentElement.lang = found.lang;
  }
}

export const speech = new Speech();
