/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as AbsenceMenu } from "./AbsenceMenu.svelte";
export { default as HeaderClock } from "./HeaderClock.svelte";
export { default as OwnClock } from "./OwnClock.svelte";
export { default as QuietHours } from "./QuietHours.svelte";
export { default as SeatClock } from "./SeatClock.svelte";
export { default as TimeBanner } from "./TimeBanner.svelte";
export { default as TimeChoice } from "./TimeChoice.svelte";
export { timeSaid } from "./said";
