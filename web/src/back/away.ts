/** When coming back is offered to be caught up with. */

/** What comes within so many milliseconds after one has come back happened while one was away. */
export const FRESH = 8_000;
/** Fewer lines of the log than this, or fewer moves, are no matter. */
export const LEAST_EVENTS = 3;
export const LEAST_MOVES = 2;
