import { describe, expect, it } from "vitest";

import { fetchVocabulary } from "../../text/catalogues";
import { Text } from "../../text/lookup";
import { drawn } from "../../after/picture";

describe("the picture to share", () => {
  it("has names and curve, and takes no name for markup", async () => {
    const vocabulary = await fetchVocabulary("en", "bootleggers");
    const names = ["<b>Ann & Co", 'Quo"te', "A very long name of somebody"];
    const text = new Text(vocabulary, names, null);
    const values = names.map((_, seat) => [[10, 10 + seat * 20, 50 + seat]]);
    const svg = drawn({
      text,
      title: "Bootleggers",
      said: "Ann won.",
      letters: ["A", "Q", "V"],
      order: [2, 1, 0],
      first: [2],
      after: {
        game: "bootleggers",
        seats: 3,
        result: { winners: [2], scores: [50, 51, 52], ending: "fortune" },
        steps: [1, 2, 3].map((round) => ({ key: "round", round, part: 0 })),
        charts: [{ kind: "cash", unit: "cash", parts: ["sales"], values }],
        grids: [],
        against: [],
        luck: [],
        swings: [],
        leaders: [],
        deals: [],
        deals_in_all: 0,
        words: [],
        words_in_all: 0,
      },
    });
    expect(svg).toContain("&lt;b&gt;Ann &amp; Co");
    expect(svg).not.toContain("<b>");
    expect(svg.match(/<polyline/g)).toHaveLength(3);
    expect(svg).toContain("A very long name of …");
  });
});
