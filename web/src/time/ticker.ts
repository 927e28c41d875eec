/** The time of day for whatever shows it running: it ticks while somebody reads it. */
import { createSubscriber } from "svelte/reactivity";

/** Often enough that no second is skipped. */
const EVERY = 250;

class Ticker {
  readonly #listen = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  /** In milliseconds since 1970. */
  get now(): number {
    this.#listen();
    return Date.now();
  }
}

export const ticker = new Ticker();
