/** What this room shows, fetched as one piece (`bring.ts`). */
export { default as Again } from "./Again.svelte";
export { default as GatheringHand } from "./GatheringHand.svelte";
export { default as HallBanner } from "./HallBanner.svelte";
export { default as PublicTables } from "./PublicTables.svelte";
export { default as SeatHand } from "./SeatHand.svelte";
export { default as TableMenu } from "./TableMenu.svelte";
export { default as WhoMayCome } from "./WhoMayCome.svelte";
export { default as Sure } from "./Sure.svelte";
