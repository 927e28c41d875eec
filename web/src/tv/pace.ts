/** How long people take who sit around one table: long enough to talk. */
import type { WindowTime } from "../lobby/tables";
import type { Time } from "../wire/data";

export const AROUND_TIME: Required<Time> = { kind: "relaxed", seconds: 900, bank: 3600 };
export const AROUND_WINDOW: WindowTime = 20;
