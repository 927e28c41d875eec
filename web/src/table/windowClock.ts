/** The clock of a window: only among several people it is needed, and then at once. */
export const bringWindowClock = () => import("./WindowClock.svelte");
