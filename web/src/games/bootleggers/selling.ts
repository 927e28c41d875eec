/** What the houses bought, and how it is shown: fetched when something has been sold. */
export { default as Earned } from "./Earned.svelte";
export { default as Receipt } from "./Receipt.svelte";
export { default as SlimReceipt } from "./SlimReceipt.svelte";
export { lastSales } from "./sales";
