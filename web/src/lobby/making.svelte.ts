/** A table being made: on the server, then sat down at, then opened. */
import { sealFor } from "../fairness/share";
import { router, tablePath } from "../route.svelte";
import { keep, settings } from "../settings.svelte";
import type { Text } from "../text/lookup";
import { makeTable, Refused, sit } from "../wire/api";
import type { GameInfo, Reason } from "../wire/data";
import { newTable, type Plan } from "./tables";

/** Why something was refused, for the reader. */
export function reasonOf(error: unknown): Reason {
  return error instanceof Refused ? error.reason : { rule: "", key: "web-no-server" };
}

export class Making {
  busy = $state(false);
  refusal = $state.raw<Reason | null>(null);

  async make(text: Text, of: GameInfo, wanted: Plan): Promise<void> {
    this.busy = true;
    this.refusal = null;
    const name = settings.name.trim() || text.say("web-default-name");
    try {
      const made = await makeTable(newTable(wanted, of, name));
      const { table, key, seat, commitment, invites, watch = "" } = made;
      keep(table, { key, seat, invites, watch, game: of.name });
      await sit(table, key, name, commitment, await sealFor(table, commitment));
      router.go(tablePath(table, key));
    } catch (error) {
      this.refusal = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
