import { describe, expect, it } from "vitest";

import { fetchVocabulary, LANGUAGES, TIME } from "../text/catalogues";
import { Text } from "../text/lookup";
import { KINDS, TIMES, usualOf } from "./choices";
import { lengthSaid, momentSaid, pauseVotesSaid, timeSaid } from "./said";

const NOW = new Date(2026, 10, 17, 12, 0).getTime();
const HOUR = 3_600_000;

describe.each(LANGUAGES)("time in %s", async (lang) => {
  const text = new Text(await fetchVocabulary(lang, "", {}, [TIME]), ["Al", "Bea"], 0);

  it("is told in the largest unit that fits", () => {
    const said = [45, 60, 900, 5400, 43_200, 172_800].map((length) => lengthSaid(text, length));
    expect(said.map((words) => Number.parseInt(words, 10))).toEqual([45, 1, 15, 90, 12, 2]);
    expect(new Set(said.map((words) => words.replace(/\d+/, ""))).size).toBeGreaterThan(4);
  });

  it("is a time of day, then a day, then a date", () => {
    const [today, soon, later] = [5, 26, 24 * 9].map((h) => momentSaid(text, NOW + h * HOUR, NOW));
    expect(today).toMatch(/^\D*\d?\d:00\D*$/);
    expect(soon).toMatch(/^\p{L}+.*\d?\d:00/u);
    expect(later).toContain("26");
  });

  it("of a table is said in words of their own for each kind", () => {
    const said = KINDS.map((kind) => timeSaid(text, usualOf(kind)));
    expect(new Set(said).size).toBe(KINDS.length);
    expect(timeSaid(text, { kind: "live", seconds: 45, bank: 0 })).toContain("45");
    expect(timeSaid(text, { kind: "live", seconds: 45, bank: 0 })).not.toContain("0 ");
    expect([...text.fallbacks]).toEqual([]);
  });

  it("says for how long others want a pause", () => {
    const times = { asked: [], sealed: null, runs: true, paused: null, banks: [] };
    for (const votes of [1, 2]) {
      const wanted = { ...times, people: [0, 1, 2, 3], votes, hours: 12 };
      expect(pauseVotesSaid(text, wanted)).toContain(lengthSaid(text, 12 * 3600));
    }
    expect([...text.fallbacks]).toEqual([]);
  });
});

it("what is usual is what the server takes for it", () => {
  expect(usualOf("relaxed")).toEqual({ kind: "relaxed", seconds: 300, bank: 900 });
  for (const kind of KINDS) expect(TIMES[kind]).toContain(usualOf(kind));
});
