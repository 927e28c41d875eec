/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as NewRound } from "./NewRound.svelte";
export { default as RoundPage } from "./RoundPage.svelte";
