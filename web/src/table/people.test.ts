import { describe, expect, it } from "vitest";

import { fetchVocabulary, LANGUAGES } from "../text/catalogues";
import { Text } from "../text/lookup";
import type { SeatInfo } from "../wire/data";
import { presence, since } from "./people";

const BEA: SeatInfo = { kind: "human", name: "Bea", taken: true, here: true, bot: "", away: null };
const NOON = Date.UTC(2026, 10, 16, 12, 40) / 1000;

describe.each(LANGUAGES)("who is here, in %s", async (lang) => {
  const text = new Text(await fetchVocabulary(lang), ["Al", "Bea"], 0);

  it("tells here from away, and since when", () => {
    const said = [
      presence(text, 1, BEA),
      presence(text, 1, { ...BEA, here: false }),
      presence(text, 1, { ...BEA, here: false, away: NOON }),
    ];
    expect(new Set(said).size).toBe(3);
    for (const words of said) expect(words).toContain("Bea");
    expect(said[2]).toContain(since(text, NOON));
    expect([...text.fallbacks]).toEqual([]);
  });

  it("tells a strong bot from a weak one", () => {
    const bot: SeatInfo = { ...BEA, kind: "bot" };
    const said = ["scripted", "chaotic"].map((name) => presence(text, 1, { ...bot, bot: name }));
    expect(new Set(said).size).toBe(2);
  });

  it("says the date of another day", () => {
    expect(since(text, NOON, NOON + 60)).not.toContain("16");
    expect(since(text, NOON, NOON + 86_400)).toContain("16");
  });
});
