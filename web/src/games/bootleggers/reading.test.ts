import { describe, expect, it } from "vitest";

import type { Session } from "../../table/session.svelte";
import type { Told } from "../../wire/data";
import { Reading } from "../../follow/reading.svelte";

/** Four rounds, each with a line before and one that is looked for. */
const LOG = [1, 2, 3, 4].flatMap((round) => [
  { event: "round-begins", round },
  { event: "on-offer", card: round },
]) as unknown as Told[];

function session(): Session {
  const text = { event: (told: Told) => `${told.event} ${String(told["card"] ?? "")}` };
  const line = { log: LOG };
  const game = { words: { player: "mobster" } };
  return {
    ...{ line, log: LOG, game, text, eyes: 0 },
    vocabulary: () => ({ game: "bootleggers", options: {} }),
  } as unknown as Session;
}

async function reading(): Promise<Reading> {
  const one = new Reading(session());
  while (one.rounds.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  return one;
}

describe("what is looked for in the log", () => {
  it("is open, whatever was closed before", async () => {
    const one = await reading();
    expect([0, 1, 2, 3].map((at) => one.isRoundOpen(at))).toEqual([false, false, true, true]);
    one.toggle("round", one.rounds[3]?.from ?? 0, false);
    const part = one.rounds[0]?.parts[0]?.from ?? 0;
    one.toggle("part", part, false);
    expect(one.isRoundOpen(3)).toBe(false);
    await one.search("on-offer");
    expect([0, 1, 2, 3].map((at) => one.isRoundOpen(at))).toEqual([true, true, true, true]);
    expect(one.isOpen(part)).toBe(true);
  });

  it("can be closed, and is open again when something else is looked for", async () => {
    const one = await reading();
    await one.search("on-offer");
    one.toggle("round", one.rounds[0]?.from ?? 0, false);
    expect(one.isRoundOpen(0)).toBe(false);
    await one.search("on-off");
    expect(one.isRoundOpen(0)).toBe(true);
    await one.search("");
    expect([0, 1, 2, 3].map((at) => one.isRoundOpen(at))).toEqual([false, false, true, true]);
  });
});
