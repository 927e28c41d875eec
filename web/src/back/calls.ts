/** What the server tells of games that are looked at again. */
import { call } from "../wire/api";
import type { Eyes, Fork, Made } from "../wire/data";
import type { History } from "./film";

export function historyOf(
  table: string,
  key: string | null,
  eyes: Eyes | "own",
  panels: boolean,
): Promise<History> {
  return call(`/api/tables/${encodeURIComponent(table)}/history`, { key, eyes, panels });
}

/** Of a saved file, by its text. */
export function historyOfFile(save: string, eyes: Eyes, panels: boolean): Promise<History> {
  return call("/api/saves/history", { save, eyes, panels });
}

/** Play on from a move of a finished game; null: of the file whose text is in it. */
export function fork(table: string | null, wanted: Fork): Promise<Made> {
  const path = table === null ? "/api/saves/fork" : `/api/tables/${encodeURIComponent(table)}/fork`;
  return call(path, wanted);
}
