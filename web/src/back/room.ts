/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as BackPage } from "./BackPage.svelte";
