/** To the table where the same people play again, with the key that we have. */
import { router, tablePath } from "../route.svelte";
import { keep } from "../settings.svelte";
import type { Session } from "../table/session.svelte";

export function goAgain({ line, me, elsewhere }: Session): void {
  const { again, key, welcome } = line;
  if (again === "") return;
  if (key !== null && me !== null && welcome) {
    keep(again, { key, seat: me, game: welcome.game, elsewhere }); // the television goes on, too
  }
  router.go(tablePath(again, key));
}
