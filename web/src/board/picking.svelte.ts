/** Picking on a board: what a tap on a thing answers, or lays on the tray. Any game's board. */
import { getContext, setContext } from "svelte";

import type { Lay, Lays } from "../table/offers";
import { type Choice, filled, type Picks } from "../table/questions";
import type { Text } from "../text/lookup";
import { type Brief, briefOf } from "./brief";

/** What the board is told. It changes as the game goes on: read it anew each time. */
export interface PickSource {
  readonly text: Text;
  /** What can be picked now, by the name of the thing. */
  readonly picks: Picks;
  /** While an offer is put together: what a tap adds to it. */
  readonly lays: Lays;
  onpick(choice: Choice): void;
  onlook(choices: readonly Choice[]): void;
}

export class Picking {
  readonly #source: PickSource;
  /** Several answers name one thing: which one is meant? Or what it does is told first. */
  asked = $state.raw<{ choices: readonly Choice[]; from: Anchor; about: string } | null>(null);
  laying = $state.raw<{ lays: readonly Lay[]; from: Anchor } | null>(null);

  constructor(source: PickSource) {
    this.#source = source;
  }

  get text(): Text {
    return this.#source.text;
  }

  get picks(): Picks {
    return this.#source.picks;
  }

  get lays(): Lays {
    return this.#source.lays;
  }

  /** Answer with this choice, or ask which one of several is meant. `about`: tell this first. */
  pick(choices: readonly Choice[], from: Anchor, about = ""): void {
    const [only] = choices;
    const amount =
      only?.ask.form === "amount" && choices.every((choice) => choice.ask === only.ask)
        ? filled(only.ask)
        : null;
    if (amount) this.#source.onpick(amount);
    else if (choices.length === 1 && only && !about) this.#source.onpick(only);
    else this.asked = { choices, from, about };
  }

  /** Add this to the offer, take it back, or ask which one of several is meant. */
  lay(several: readonly Lay[], from: Anchor): void {
    const one = several.find((lay) => lay.on) ?? (several.length === 1 ? several[0] : undefined);
    if (one) one.lay();
    else this.laying = { lays: several, from };
  }

  /** These are pointed at; none: nothing is. */
  look(choices: readonly Choice[]): void {
    this.#source.onlook(choices);
  }

  /** What picking this would bring, in a word or two. */
  brief(name: string): Brief | null {
    return briefOf(this.picks.get(name) ?? [], this.text);
  }

  chosen(choice: Choice): void {
    this.asked = null;
    this.#source.onpick(choice);
  }
}

export type Anchor = HTMLElement | SVGElement;

const KEY = Symbol("picking");

export function layPicking(source: PickSource): Picking {
  return setContext(KEY, new Picking(source));
}

export function thePicking(): Picking {
  return getContext<Picking>(KEY);
}
