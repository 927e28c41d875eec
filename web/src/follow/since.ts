/** What is shown beside a question once one has answered one: fetched then (`bring.ts`). */
export { default as Chances } from "./Chances.svelte";
export { default as PutOff } from "./PutOff.svelte";
export { default as Recap } from "./Recap.svelte";
