/** What a table is shown with comes beside the game that will be shown on it, not after it. */
import type { GameOnScreen } from "../games/game";
import { settings } from "../settings.svelte";

/** `picture`: that of the board. What is given back gives it, too; it is on its way already. */
export function fetchTable(
  game: GameOnScreen,
  picture: () => Promise<unknown>,
): () => Promise<unknown> {
  if (settings.plain) return picture;
  // If they don't come, whoever shows the table finds out.
  for (const part of [game.board, game.motion]) part?.().catch(() => undefined);
  const coming = game.drawn ? picture() : null;
  return () => coming ?? picture();
}
