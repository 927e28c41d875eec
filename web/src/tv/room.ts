/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as AroundChoice } from "./AroundChoice.svelte";
export { default as HostDialog } from "./HostDialog.svelte";
export { default as JoinPage } from "./JoinPage.svelte";
export { default as TvPage } from "./TvPage.svelte";
