/** What the server tells of games that are looked at again. */
import { call } from "../wire/api";
import type { Eyes } from "../wire/data";
import type { History } from "./film";

export function historyOf(
  table: string,
  key: string | null,
  eyes: Eyes | "own",
  panels: boolean,
): Promise<History> {
  return call(`/api/tables/${encodeURIComponent(table)}/history`, { key, eyes, panels });
}
