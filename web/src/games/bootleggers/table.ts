/** What every part of the board needs to know; handed down once. */
import { getContext, setContext } from "svelte";

import type { Brief } from "../../board/brief";
import type { Text } from "../../text/lookup";
import type { Lays } from "../../table/offers";
import type { Picks } from "../../table/questions";
import type { Sales } from "./sales";
import type { BootleggersView } from "./types";

export interface Table {
  readonly view: BootleggersView;
  readonly text: Text;
  readonly me: number | null;
  readonly picks: Picks;
  /** What a tap adds to the offer that is put together. */
  readonly lays: Lays;
  /** The dice of each still, as they fell in this round. */
  readonly rolled: ReadonlyMap<number, readonly number[]>;
  /** What the houses bought last. */
  readonly sales: Sales;
  /** How it is shown, once there is something. */
  readonly selling: typeof import("./selling") | null;
  /** The letter of each mobster. */
  readonly letters: readonly string[];
  /** Is there little room, as on a phone? */
  readonly narrow: boolean;
  /** Is there little height, as on a small desk? */
  readonly low: boolean;
  /** What picking this would bring, in a word or two. */
  brief(name: string): Brief | null;
  /** Show what a card does. */
  read(card: number): void;
}

export const NO_SALES: Sales = { houses: new Map(), earned: new Map() };

const KEY = Symbol("table");

export function layTable(table: Table): void {
  setContext(KEY, table);
}

export function theTable(): Table {
  return getContext<Table>(KEY);
}
