export { default as ReachDialog } from "./ReachDialog.svelte";
export { default as ReachNotice } from "./ReachNotice.svelte";
