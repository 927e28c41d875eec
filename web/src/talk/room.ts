/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as Talk } from "./Talk.svelte";
export { default as TalkChoice } from "./TalkChoice.svelte";
export { talkSaid } from "./said";
