/** How long people may take at a table: what can be chosen. */
import type { Time } from "../wire/data";

export type TimeKind = NonNullable<Time["kind"]>;

const MINUTE = 60;
const HOUR = 3_600;

/** Of each kind those that are offered, the usual one first in mind. */
export const TIMES: Readonly<Record<TimeKind, readonly Required<Time>[]>> = {
  live: [
    { kind: "live", seconds: 30, bank: 2 * MINUTE },
    { kind: "live", seconds: 45, bank: 3 * MINUTE },
    { kind: "live", seconds: 90, bank: 5 * MINUTE },
  ],
  relaxed: [{ kind: "relaxed", seconds: 5 * MINUTE, bank: 15 * MINUTE }],
  mail: [
    { kind: "mail", seconds: 12 * HOUR, bank: 0 },
    { kind: "mail", seconds: 24 * HOUR, bank: 0 },
    { kind: "mail", seconds: 48 * HOUR, bank: 0 },
  ],
  none: [{ kind: "none", seconds: 5 * MINUTE, bank: 0 }],
};
export const KINDS = Object.keys(TIMES) as TimeKind[];
export const USUAL_KIND: TimeKind = "relaxed";

/** The one of a kind that is meant if nothing else is said: not the shortest. */
export function usualOf(kind: TimeKind): Required<Time> {
  const offered = TIMES[kind];
  return (offered[1] ?? offered[0]) as Required<Time>;
}

/** Is it played over days? */
export function byMail(time: Time | undefined): boolean {
  return time?.kind === "mail";
}
