/** What the dialog of the result shows of this room, fetched as one piece (`bring.ts`). */
export { default as Verdict } from "./Verdict.svelte";
