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
  /** Catalogues that are needed now and then, and were. */
  #more: readonly string[] = [];
  #coming: Promise<void> = Promise.resolve();

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

  /** Have the words of this catalogue, too, from now on. */
  also(catalogue: string): Promise<void> {
    if (!this.#more.includes(catalogue)) {
      this.#more = [...this.#more, catalogue];
      this.#coming = this.follow();
    }
    return this.#coming;
  }

  /** Speak the language of the settings. */
  async follow(): Promise<void> {
    const [lang, game, options, more] = [settings.lang, this.#game, this.#options, this.#more];
    let found: Vocabulary;
    try {
      found = await fetchVocabulary(lang, game, options, more);
    } catch {
      return; // no network: what is spoken stays
    }
    if (this.#board) found = { ...found, words: withBoard(found.words, this.#board) };
    if (settings.lang !== lang || this.#game !== game) return;
    if (this.#options !== options || this.#more !== more) return;
    this.vocabulary = found;
    document.documentElement.lang = found.lang;
  }
}

export const speech = new Speech();
