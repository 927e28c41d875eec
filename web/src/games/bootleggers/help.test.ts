import { describe, expect, it } from "vitest";

import { fetchVocabulary } from "../../text/catalogues";
import { Text } from "../../text/lookup";

const KEY = "card-packing-heat-help";

describe("what a card does", () => {
  it("is told as the table plays it", async () => {
    const table = await fetchVocabulary("en", "bootleggers", { packing_heat: "you" });
    expect(new Text(table).explain(KEY)).toContain("you alone");
  });

  it("is told the usual way, where no table is known, or as one would be", async () => {
    const text = new Text(await fetchVocabulary("en", "bootleggers"));
    expect(text.explain(KEY)).toContain("everyone but you");
    expect(text.explain(KEY, { packing_heat: "you" })).toContain("you alone");
    expect(text.explain("card-of-nobody-help")).toBe("");
  });
});
