/** A drawing of what each game is about: whatever lies in its folder. */
const PICTURES = import.meta.glob<string>("./*/picture.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Its address; "": there is none. */
export function pictureOf(game: string): string {
  return PICTURES[`./${game}/picture.svg`] ?? "";
}
