/** What the signs on a game's table mean: fetched when somebody asks, with its words. */
import type { Component } from "svelte";

import type { GameOnScreen } from "../games/game";
import { legendOf } from "../text/catalogues";
import type { Text } from "../text/lookup";
import { speech } from "../text/speech.svelte";

export async function bringLegend(
  name: string,
  legend: NonNullable<GameOnScreen["legend"]>,
): Promise<Component<{ text: Text }>> {
  const [found] = await Promise.all([legend(), speech.also(legendOf(name))]);
  return found.default;
}
