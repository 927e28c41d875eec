export { default as Book } from "./Book.svelte";
export { default as BookPage } from "./BookPage.svelte";
