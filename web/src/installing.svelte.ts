/** Backroom as a program of this device: where the browser offers that (over HTTPS only). */

interface Offer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Installing {
  #offer = $state.raw<Offer | null>(null);
  done = $state(false);

  constructor() {
    if (typeof addEventListener === "undefined") return; // a test without a page
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // not by itself: in the settings
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
      this.done = true;
    });
  }

  /** Can it be installed now? */
  get offered(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // an offer is good once
    await offer?.prompt();
  }
}

export const installing = new Installing();
