/** The language that is spoken: it changes when its catalogue has come. */
import { settings } from "../settings.svelte";
import { fetchLanguage, type Lang } from "./catalogues";

const GAME = "bootleggers";

class Speech {
  lang = $state<Lang | null>(null);

  /** Speak the language of the settings. */
  async follow(): Promise<void> {
    const wanted = settings.lang;
    try {
      await fetchLanguage(wanted, GAME);
    } catch {
      return; // no network: what is spoken stays
    }
    if (settings.lang === wanted) {
      this.lang = wanted;
      document.documentElement.lang = wanted;
    }
  }
}

export const speech = new Speech();
