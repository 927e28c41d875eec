import { describe, expect, it } from "vitest";

import { AFTER, afterOf, fetchVocabulary, LANGUAGES } from "../../text/catalogues";
import { Text } from "../../text/lookup";
import { turned } from "../../after/turned";

const words = (lang: (typeof LANGUAGES)[number]) =>
  fetchVocabulary(lang, "bootleggers", {}, [AFTER, afterOf("bootleggers")]);
const steps = [{ key: "begin" }, { key: "round", round: 7 }];
const swing = { step: 1, seat: 1, change: 3, part: "sales", amount: 3, at: 1, lead: false };

describe("a turning point", () => {
  it("says what the largest part was, and what was left of it", async () => {
    const text = new Text(await words("en"), ["Ned", "Dutch"], 0);
    const said = (more: Partial<typeof swing>) =>
      turned(text, { steps }, { ...swing, ...more }, "cash");
    expect(said({})).toBe("Round 7: Dutch gains $3G through sales.");
    expect(said({ amount: 2 })).toBe("Round 7: Dutch gains $3G, above all through sales ($2G).");
    expect(said({ amount: 7 })).toBe("Round 7: Dutch gains $7G through sales; on balance, $3G.");
    expect(said({ change: -5, amount: -4, part: "wages", seat: 0 })).toBe(
      "Round 7: you lose $5G, above all through wages and muscle ($4G).",
    );
  });

  it("says whom it gave the lead", async () => {
    const text = new Text(await words("en"), ["Ned", "Dutch"], 1);
    expect(turned(text, { steps }, { ...swing, lead: true }, "cash")).toBe(
      "Round 7: you gain $3G through sales. That gives you the lead.",
    );
  });

  it.each(LANGUAGES)("is said in %s without a gap", async (lang) => {
    const text = new Text(await words(lang), ["Ned", "Dutch"], 1);
    for (const seat of [0, 1]) {
      for (const [change, amount] of [
        [3, 3],
        [3, 2],
        [3, 7],
        [-3, -3],
        [-3, -2],
        [-3, -7],
      ] as const) {
        turned(text, { steps }, { ...swing, seat, change, amount, lead: true }, "cash");
      }
    }
    expect([...text.fallbacks]).toEqual([]);
  });
});
