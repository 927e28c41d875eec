/** Votes for a pause, and for its end. */
import type { Session } from "../table/session.svelte";

/** Is the seat at this device for it? The table knows, whichever device has said so. */
export function hasVoted({ line, me }: Session): boolean {
  return me !== null && (line.times?.times?.voted?.includes(me) ?? false);
}
