/** A game that is looked at again: where we are in it, and whether it plays by itself. */
import type { GameOnScreen } from "../games/game";
import { settings } from "../settings.svelte";
import { Text } from "../text/lookup";
import type { Vocabulary } from "../text/catalogues";
import type { Audience } from "../wire/connection.svelte";
import type { Seen, Told } from "../wire/data";
import { Film, type History } from "./film";

export type Pace = "slow" | "normal" | "fast";
/** How long a step is looked at, in milliseconds. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 2600, normal: 1300, fast: 500 };

export class Playback {
  /** The step that is shown. */
  at = $state(0);
  playing = $state(false);
  /** So often we have jumped. */
  jumps = $state(0);
  pace = $state<Pace>("normal");
  /** With all eyes open: whose hand lies on the table. */
  hand = $state<number | null>(null);
  /** The table as it was, while it is seen how that ended. */
  held = $state.raw<{ seen: Seen; log: readonly Told[] } | null>(null);
  top = $state.raw<Seen | null>(null);
  /** Its lines are those of the step that is shown. */
  toldTo: number | null = null;
  /** The rule that is being read. */
  rule = $state<string | null>(null);

  readonly film: Film;
  /** For what moves on the board: this looks like a line that tells what happens. */
  readonly line: { readonly seen: Seen; readonly log: readonly Told[]; audience: Audience | null };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawing: Promise<unknown> | null = null;
  /** Where the slider is, if nothing has been done about it yet. */
  #wanted: number | null = null;
  #scrubbing = false;

  constructor(
    readonly history: History,
    readonly game: GameOnScreen,
    readonly vocabulary: () => Vocabulary,
    readonly picture: () => Promise<unknown>,
    /** The reader's own seat, if it is its eyes. */
    readonly reader: number | null,
    from = 0,
  ) {
    this.film = new Film(history.steps);
    this.at = Math.max(0, Math.min(from, this.film.length - 1));
    this.hand = history.eyes === "all" ? 0 : null;
    const seen = () => this.seen;
    const log = () => this.log;
    this.line = {
      get seen() {
        return seen();
      },
      get log() {
        return log();
      },
      audience: null,
    };
  }

  readonly text = $derived.by(() => new Text(this.vocabulary(), this.history.names, this.reader));
  readonly seen = $derived.by(() => this.film.seen(this.at, this.hand));
  readonly log = $derived.by(() => this.film.logAt(this.at));
  readonly step = $derived.by(() => this.film.steps[this.at]);
  readonly atEnd = $derived.by(() => this.at >= this.film.length - 1);
  readonly plain = $derived.by(() => this.game.board === undefined || settings.plain);
  /** From where the table is seen. */
  readonly me = $derived.by(() =>
    typeof this.history.eyes === "number" ? this.history.eyes : this.hand,
  );

  drawing(): Promise<unknown> {
    if (!this.game.drawn) return Promise.resolve(undefined);
    this.#drawing ??= this.picture();
    return this.#drawing;
  }

  /** Show this step. One step on is seen to happen; anything else is there at once. */
  goTo(wanted: number): void {
    const at = Math.max(0, Math.min(wanted, this.film.length - 1));
    if (at === this.at) return;
    const next = this.film.steps[at];
    const { audience } = this.line;
    if (at === this.at + 1 && next) {
      this.held = null;
      audience?.before((next.view ?? {}) as Partial<Seen>);
      this.at = at;
      audience?.told(next.events, true);
      return;
    }
    this.jumps += 1;
    this.at = at;
    audience?.told([], false);
    this.held = null;
  }

  /**
   * A slider says where to more often than anything can be drawn. What is to be seen is put together
   * in one task and drawn in the next: in between the slider can be moved.
   */
  scrub(wanted: number): void {
    this.pause();
    this.#wanted = wanted;
    if (this.#scrubbing) return;
    this.#scrubbing = true;
    setTimeout(() => this.#scrub());
  }

  #scrub(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) {
      this.#scrubbing = false;
      return;
    }
    this.goTo(wanted);
    requestAnimationFrame(() => setTimeout(() => this.#scrub()));
  }

  by(steps: number): void {
    this.pause();
    this.goTo(this.at + steps);
  }

  round(by: 1 | -1): void {
    this.pause();
    this.goTo(this.film.round(this.at, by));
  }

  /** To what shows the same moment. */
  meet(at: number): void {
    this.goTo(this.film.find(at));
  }

  /** `ended` is called when all has been seen. */
  play(ended?: () => void): void {
    if (this.atEnd) this.goTo(0);
    this.playing = true;
    this.#next(ended);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #next(ended?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.atEnd) {
        this.pause();
        ended?.();
        return;
      }
      this.goTo(this.at + 1);
      this.#next(ended);
    }, PACES[this.pace]);
  }
}
