/** The calls about short codes. */
import { call, type Comer } from "../wire/api";
import type { AskCode, Code, Entered, TakenByCode } from "../wire/types";

/** Where a code leads, and the key by which a television looks on there. */
export function enterCode(code: string): Promise<Entered> {
  return call("/api/codes", { code });
}

/** A free seat where it leads. */
export function takeByCode(code: string, comer: Comer): Promise<TakenByCode> {
  return call("/api/codes/take", { code, ...comer });
}

/** The code of the table at which this key has a seat. */
export function askCode(
  table: string,
  key: string,
  wish: NonNullable<AskCode["wish"]> = "look",
): Promise<Code> {
  return call(`/api/tables/${encodeURIComponent(table)}/code`, { key, wish });
}
