/** To the table where the same people play again, with the key that we have. */
import { router, tablePath } from "../route.svelte";
import { keep } from "../settings.svelte";
import type { Session } from "../table/session.svelte";

export function goAgain({ line, me }: Session): void {
  const { again, key, welcome } = line;
  if (again === "") return;
  if (key !== null && me !== null && welcome) {
    keep(again, { key, seat: me, game: welcome.game });
  }
  router.go(tablePath(again, key));
}
