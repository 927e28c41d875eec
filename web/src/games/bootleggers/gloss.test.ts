import { describe, expect, it } from "vitest";

import { fetchVocabulary } from "../../text/catalogues";
import { Text } from "../../text/lookup";

describe("a card", () => {
  it("says in the reader's language what an English name means", async () => {
    const french = new Text(await fetchVocabulary("fr", "bootleggers"), ["Al"], 0);
    const english = new Text(await fetchVocabulary("en", "bootleggers"), ["Al"], 0);
    const card = french.numbers("card")!.find((n) => french.term("card", n) === "Hit")!;
    expect(french.gloss("card", card)).toBe("L'élimination");
    expect(french.help("card", card).startsWith("L'élimination.")).toBe(true);
    expect(english.gloss("card", card)).toBe("");
  });
});
