/** What every part of the table needs to know; handed down once. */
import { getContext, setContext } from "svelte";

import type { Text } from "../../text/lookup";
import type { Prospect, Told } from "../../wire/data";
import type { Drawing } from "./city";
import type { ChicagoView } from "./types";

export interface Table {
  readonly view: ChicagoView;
  readonly text: Text;
  readonly me: number | null;
  readonly log: readonly Told[];
  /** The dice of a shootout or a raid are rolling: what they make is not seen yet. */
  readonly rolling: boolean;
  /** A shootout or a raid is watched: how it ended is not seen yet. */
  readonly watching: boolean;
  /** Whoever has watched for long enough sees how it ended. */
  skip(): void;
  /** So often one has jumped in a game that is looked back at. */
  readonly jumps: number;
  /** The letter of each boss. */
  readonly letters: readonly string[];
  readonly drawing: Drawing;
  /** Is there little room, as on a phone? */
  readonly narrow: boolean;
  /** Is there little height, as on a small desk? */
  readonly low: boolean;
  /** The thing that is looked at on the map: `place:3`. */
  readonly looked: string | null;
  /** Look at a thing on the map; null: at nothing. */
  lookAt(name: string | null): void;
  /** What the reader could do at each thing on the map, by its name; empty until it is known. */
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** The contract whose way is shown on the map. */
  readonly shownContract: number | null;
  /** Show the way of a contract on the map; null: of none. */
  showContract(card: number | null): void;
  /** The contract whose whole way is to be in sight: it was asked for, not just pointed at. */
  readonly wayWanted: number | null;
  /** Bring the way of a contract into sight, wherever the map is. */
  showWay(card: number): void;
  /** Show what a card does: a gangster, an event, a contract. */
  read(card: number): void;
}

const KEY = Symbol("table");

export function layTable(table: Table): void {
  setContext(KEY, table);
}

export function theTable(): Table {
  return getContext<Table>(KEY);
}
