import { describe, expect, it } from "vitest";

import { fetchVocabulary, LANGUAGES } from "../../text/catalogues";
import { Text } from "../../text/lookup";

describe.each(LANGUAGES)("the goal, in %s", async (lang) => {
  const text = new Text(await fetchVocabulary(lang, "bootleggers"), []);

  it("tells of six phases, each of which is the note on its sign", () => {
    const [first, ...steps] = text.say("goal-round").split("\n");
    expect(first).not.toBe("");
    expect(steps.map((step) => step.slice(0, 4))).toEqual(
      [1, 2, 3, 4, 5, 6].map((phase) => `${phase} · `),
    );
    expect([...text.fallbacks]).toEqual([]);
  });
});
