/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as LostBanner } from "./LostBanner.svelte";
export { default as OnlookerBar } from "./OnlookerBar.svelte";
export { default as People } from "./People.svelte";
export { default as WatchChoice } from "./WatchChoice.svelte";
export { default as MePage } from "./MePage.svelte";
export { keepProfile, lookAtProfile } from "./calls";
export { ownProfile } from "./me";
