/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as GuideCard } from "./GuideCard.svelte";
export { Guide } from "./guide.svelte";
