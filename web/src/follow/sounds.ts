/**
 * Three short sounds, made here: a glass for one's turn, a knock at the door for a hit, a till for a
 * deal. Nothing is played before somebody has pressed or tapped something: whoever calls sees to that.
 */
export type Sound = "turn" | "hit" | "deal";

let context: AudioContext | null = null;

/** `volume`: 0 to 100. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  // The ear hears by powers: half way up is to sound half as loud.
  out.gain.value = (volume / 100) ** 2 * 0.5;
  out.connect(context.destination);
  const at = context.currentTime + 0.02;
  const end = SOUNDS[sound](context, out, at);
  setTimeout(() => out.disconnect(), (end - context.currentTime + 0.2) * 1000);
}

type Made = (context: AudioContext, out: AudioNode, at: number) => number;

const SOUNDS: Readonly<Record<Sound, Made>> = {
  /** Two glasses touch. */
  turn(context, out, at) {
    for (const [pitch, loud, long] of [
      [1865, 0.5, 0.9],
      [2794, 0.3, 0.6],
      [4890, 0.16, 0.35],
    ] as const) {
      ring(context, out, pitch, at, loud, long);
    }
    ring(context, out, 2093, at + 0.09, 0.28, 0.8);
    return at + 1;
  },
  /** Knuckles on the door: two of them. */
  hit(context, out, at) {
    for (const [delay, loud] of [
      [0, 1],
      [0.16, 0.8],
    ] as const) {
      thud(context, out, at + delay, loud);
    }
    return at + 0.5;
  },
  /** The drawer of a till, and its bell. */
  deal(context, out, at) {
    thud(context, out, at, 0.35);
    for (const delay of [0.07, 0.17]) {
      ring(context, out, 2349, at + delay, 0.34, 0.5);
      ring(context, out, 3520, at + delay, 0.18, 0.4);
    }
    return at + 0.8;
  },
};

/** A tone that dies away. */
function ring(
  context: AudioContext,
  out: AudioNode,
  pitch: number,
  at: number,
  loud: number,
  long: number,
): void {
  const tone = context.createOscillator();
  const fade = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.004);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(fade).connect(out);
  tone.start(at);
  tone.stop(at + long);
}

/** Something soft against wood. */
function thud(context: AudioContext, out: AudioNode, at: number, loud: number): void {
  const tone = context.createOscillator();
  const fade = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(190, at);
  tone.frequency.exponentialRampToValueAtTime(70, at + 0.12);
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.18);
  tone.connect(fade).connect(out);
  tone.start(at);
  tone.stop(at + 0.2);
}
