/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as Hits } from "./Hits.svelte";
export { default as Log } from "./Log.svelte";
export { default as News } from "./News.svelte";
export { default as Signals } from "./Signals.svelte";
