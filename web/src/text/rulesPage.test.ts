import { describe, expect, it, test } from "vitest";

import { fetchPage, fetchRules, LANGUAGES } from "./catalogues";
import { chaptersOf, found, nearest, pieces, stemsOf } from "./rulesPage";

const GAMES = Object.keys(import.meta.glob("../games/*/words.json")).map(
  (path) => path.split("/")[2] as string,
);
const PAGE = `# A game

Some *words* before,
on two lines.

## 1 Doors

- **X1.1** A door is *open*,
  or it is not.
- **X1.2** Überall **Straßen**.

| rule | what |
|---|---|
| **X1.3** | a key |
`;

describe("the rules as a page", () => {
  it("keeps headings, rules and what stands between", () => {
    const [first, doors] = chaptersOf(PAGE);
    expect(first?.blocks.map(({ words }) => words)).toEqual(["Some words before, on two lines."]);
    expect(doors?.title).toBe("1 Doors");
    expect(doors?.blocks.map(({ id, words }) => [id, words])).toEqual([
      ["X1.1", "A door is open, or it is not."],
      ["X1.2", "Überall Straßen."],
      ["", "rule · what"],
      ["X1.3", "a key"],
    ]);
  });

  it("has what comes near where nothing has all the words", () => {
    const ids = (wanted: string) =>
      nearest(chaptersOf(PAGE), wanted).flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(ids("opening doors")).toEqual(["X1.1", "X1.2", "", "X1.3"]); // a heading counts
    expect(ids("opens nowhere")).toEqual(["X1.1"]);
    expect(ids("of a")).toEqual([]);
    expect(ids("nowhere")).toEqual([]);
    expect(stemsOf("of Straßenbahn")).toBe("strassenb");
  });

  it("is searched by words, whatever their accents, and by ids", () => {
    const ids = (wanted: string) =>
      found(chaptersOf(PAGE), wanted).flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(ids("uberall strassen")).toEqual(["X1.2"]);
    expect(ids("x1.3")).toEqual(["X1.3"]);
    expect(ids("door open")).toEqual(["X1.1"]);
    expect(ids("nowhere")).toEqual([]);
    expect(ids(" ")).toHaveLength(5);
  });

  it.each(GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
    "has every rule of %s in %s",
    async (game, lang) => {
      const chapters = chaptersOf(await fetchPage(lang, game));
      const shown = chapters.flatMap(({ blocks }) => blocks.map(({ id }) => id)).filter(Boolean);
      expect(shown.sort()).toEqual(Object.keys(await fetchRules(lang, game)).sort());
    },
  );
});

describe("what is looked for is marked where it stands", () => {
  const marked = (said: string, wanted: string) =>
    pieces(said, wanted)
      .filter(({ found }) => found)
      .map(({ words }) => words);

  test.each([
    ["Die Schießerei beginnt", "schiesserei", ["Schießerei"]],
    ["l'œil et le marché", "oeil MARCHE", ["œil", "marché"]],
    ["as B4.5 says", "b4.5", ["B4.5"]],
    ["nothing here", "", []],
    ["a+b (c)", "(c", ["(c"]],
  ])("%s: %s", (said, wanted, found) => {
    expect(marked(said, wanted)).toEqual(found);
    expect(
      pieces(said, wanted)
        .map(({ words }) => words)
        .join(""),
    ).toBe(said);
  });

  test("rules that a rule names can be gone to", () => {
    const rules = pieces("See B4.5 and B11.17.", "").filter(({ rule }) => rule);
    expect(rules.map(({ words }) => words)).toEqual(["B4.5", "B11.17"]);
  });
});
