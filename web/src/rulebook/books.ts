/** The games that have a rule book, by its English pages. */
const PAGES = Object.keys(import.meta.glob("../../../docs/rules/*.en.md", { query: "?raw" }));

export const BOOKS = PAGES.map((path) => path.split("/").at(-1)?.split(".")[0] ?? "").filter(
  Boolean,
);
