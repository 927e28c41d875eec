/** The square that the paths of all emblems are drawn in (`viewBox`): ours, and those of the games. */
export const GRID = "0 0 256 256";
