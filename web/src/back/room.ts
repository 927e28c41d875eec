/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as BackPage } from "./BackPage.svelte";
export { default as FilePage } from "./FilePage.svelte";
export { default as LookBack } from "./LookBack.svelte";
export { default as Missed } from "./Missed.svelte";
export { Playback } from "./playback.svelte";
