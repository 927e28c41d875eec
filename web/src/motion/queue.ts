/**
 * Plays motions in order. It never holds anything up: whatever comes in, the last of it begins
 * within two seconds, and one key or tap ends it all.
 */
import { lengthOf, type Motion } from "./motion";

export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

/** How much longer, or shorter, everything takes. */
export const PACE: Record<Exclude<Speed, "off">, number> = { slow: 2.2, normal: 1, fast: 0.4 };
/** From the last news on, all that is still to come begins within so many milliseconds … */
export const BUDGET = 1700;
/** … and is seen for as long as this, however much there is. */
export const LEAST = 260;
/** Whoever comes back to more than this wants to see the table, not the way there. */
export const MANY = 60;

export interface Stage {
  /** Gets ready for a motion that has yet to wait; what it gives back puts things right again. */
  expect(motion: Motion): () => void;
  /** Begins a motion; what it gives back ends it at once. */
  play(motion: Motion, milliseconds: number): () => void;
}

interface Waiting {
  motion: Motion;
  ready: () => void;
}

export class Queue {
  #waiting: Waiting[] = [];
  #running = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  /** `idle` is told whenever nothing is left to be seen. */
  constructor(
    readonly stage: Stage,
    readonly speed: () => Speed,
    readonly idle: () => void = () => {},
  ) {}

  /** Is there anything to skip? */
  get busy(): boolean {
    return this.#waiting.length > 0 || this.#running.size > 0;
  }

  add(motions: readonly Motion[]): void {
    const speed = this.speed();
    if (speed === "off" || motions.length === 0) return;
    if (this.#waiting.length + motions.length > MANY) {
      this.skip();
      return;
    }
    this.#until = performance.now() + BUDGET * PACE[speed];
    for (const motion of motions) {
      this.#waiting.push({ motion, ready: this.stage.expect(motion) });
    }
    this.#timer ??= setTimeout(() => this.#next());
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { ready } of this.#waiting.splice(0)) ready();
    for (const end of [...this.#running]) end();
    this.idle();
  }

  #next(): void {
    this.#timer = undefined;
    const speed = this.speed();
    if (speed === "off") this.skip();
    const [first, then] = this.#waiting;
    if (first === undefined || speed === "off") return;
    // What there is too much of begins sooner, one still after the other.
    const wanted = PACE[speed] * this.#steps();
    const squeeze = Math.min(1, Math.max(0, this.#until - performance.now()) / wanted);
    const { step, lasts } = lengthOf(first.motion);
    const whole = lasts * PACE[speed];
    this.#waiting.shift();
    this.#play(first, Math.max(whole * squeeze, Math.min(whole, LEAST)));
    if (then === undefined) return;
    if (then.motion.together) this.#next();
    else this.#timer = setTimeout(() => this.#next(), step * PACE[speed] * squeeze);
  }

  /** How long all that waits would like to take until the last of it begins. */
  #steps(): number {
    return this.#waiting.slice(0, -1).reduce((sum, { motion }, at) => {
      return sum + (this.#waiting[at + 1]?.motion.together ? 0 : lengthOf(motion).step);
    }, 1);
  }

  #play({ motion, ready }: Waiting, milliseconds: number): void {
    const stop = this.stage.play(motion, milliseconds);
    const timer = setTimeout(() => end(), milliseconds);
    const end = () => {
      clearTimeout(timer);
      this.#running.delete(end);
      stop();
      ready();
      if (!this.busy) this.idle();
    };
    this.#running.add(end);
  }
}
