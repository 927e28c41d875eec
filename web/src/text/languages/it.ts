/** The catalogues of this language: what every page says comes at once, the others when needed. */
export const first = import.meta.glob<string>(
  "../../../../src/backroom/text/it/{common,web,people}.ftl",
  { query: "?raw", import: "default", eager: true },
);
export const more = import.meta.glob<string>(
  [
    "../../../../src/backroom/text/it/*.ftl",
    "!../../../../src/backroom/text/it/{common,web,people,commands,terminal,previews}.ftl",
  ],
  { query: "?raw", import: "default" },
);
