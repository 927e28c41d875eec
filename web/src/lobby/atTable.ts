/** Something that is done at a table without opening its page. */
import { Connection, type Outcome } from "../wire/connection.svelte";
import type { Reason } from "../wire/data";

const PATIENCE = 10_000;
const EVERY = 50;
const LOST: Reason = { rule: "", key: "web-no-server" };

/** Why it was refused; null: it is done. */
export async function atTable(
  table: string,
  key: string,
  doing: (line: Connection) => Promise<Outcome>,
): Promise<Reason | null> {
  const line = new Connection(table, key);
  line.looking(false);
  line.open();
  try {
    for (let waited = 0; line.welcome === null; waited += EVERY) {
      if (line.status === "refused") return line.refusal ?? LOST;
      if (waited > PATIENCE) return LOST;
      await new Promise((go) => setTimeout(go, EVERY));
    }
    const outcome = await doing(line);
    // Whoever gets up, or deletes the table, is sent off: that is the answer.
    return outcome.done || line.out ? null : outcome.reason;
  } finally {
    line.close();
  }
}
