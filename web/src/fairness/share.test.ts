import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Connection } from "../wire/connection.svelte";
import type { Dice } from "../wire/data";
import { hashed } from "./hashes";
import { keptDice } from "./kept";
import { isLeftOut, sealFor, Share } from "./share";

const sent: string[][] = [];
let tables = 0;
let table: string;

function device(seat: number | null): Share {
  const line = {
    table,
    seal: (...words: string[]) => Promise.resolve(sent.push(["seal", ...words])),
    openNonce: (...words: string[]) => Promise.resolve(sent.push(["open", ...words])),
  };
  const share = new Share(line as unknown as Connection);
  share.welcomed(seat);
  return share;
}

function told(commitment: string, more: Partial<Dice> = {}): Dice {
  return { commitment, seals: [], opened: [], voids: [], ...more };
}

/** The nonce that is kept for a promise. */
function nonceOf(commitment: string): string {
  return keptDice(table).deals.find((deal) => deal.commitment === commitment)?.nonce ?? "";
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  } as Storage;
}

describe.each(["with a memory", "without one"])("a device %s", (kind) => {
  beforeEach(() => {
    sent.length = 0;
    table = `table ${kind} ${tables++}`;
    vi.stubGlobal("localStorage", kind === "with a memory" ? storage() : undefined);
  });

  it("opens its nonce when all seals are in, and has kept them by then", async () => {
    const own = await sealFor(table, "c1");
    const share = device(1);
    await share.dice(told("c1"), false);
    expect(sent).toEqual([]);
    await share.dice(told("c1", { seals: ["aa", own] }), false);
    expect(sent).toEqual([["open", nonceOf("c1"), "c1"]]);
    expect(hashed(nonceOf("c1"))).toBe(own);
    expect(keptDice(table).deals.at(-1)?.seals).toEqual(["aa", own]);
    await share.dice(told("c1", { seals: ["aa", own] }), false);
    expect(sent).toHaveLength(1);
  });

  it("opens it after the page was loaded anew, too", async () => {
    const own = await sealFor(table, "c1");
    await device(0).dice(told("c1", { seals: [own, ""] }), false);
    await device(0).dice(told("c1", { seals: [own, ""] }), false);
    expect(sent.map(([what]) => what)).toEqual(["open", "open"]);
    await device(0).dice(told("c1", { seals: [own, ""], opened: [0] }), false);
    expect(sent).toHaveLength(2);
  });

  it("does not open a nonce if another seal stands in its place", async () => {
    await sealFor(table, "c1");
    await device(0).dice(told("c1", { seals: ["ff".repeat(32), ""] }), false);
    expect(sent).toEqual([]);
  });

  it("does not open it a second time for other seals", async () => {
    const own = await sealFor(table, "c1");
    await device(0).dice(told("c1", { seals: [own, "aa"] }), false);
    await device(0).dice(told("c1", { seals: [own, "bb"] }), false);
    expect(sent).toHaveLength(1);
    expect(keptDice(table).deals.at(-1)?.seals).toEqual([own, "aa"]);
  });

  it("seals another nonce for another promise, and says so by itself", async () => {
    await sealFor(table, "c1");
    const share = device(0);
    await share.dice(told("c2", { voids: [[1]] }), false);
    await share.dice(told("c2", { voids: [[1]] }), false);
    expect(sent).toEqual([["seal", hashed(nonceOf("c2")), "c2"]]);
    expect(nonceOf("c2")).not.toBe(nonceOf("c1"));
    expect(keptDice(table).deals.at(-1)?.commitment).toBe("c2");
  });

  it("keeps no promise that is made when the game has begun", async () => {
    await device(null).dice(told("c9", { seals: ["aa"] }), true);
    expect(keptDice(table).deals).toEqual([]);
  });

  it("keeps promise and seals while it only looks on, and sends nothing", async () => {
    const share = device(null);
    await share.dice(told("c1", { voids: [[0]] }), false);
    await share.dice(told("c1", { seals: ["aa"], voids: [[0]] }), false);
    expect(sent).toEqual([]);
    expect(keptDice(table).deals).toEqual([{ commitment: "c1", nonce: "", seals: ["aa"] }]);
  });

  it("notices that it was left out", async () => {
    const dealt = (seals: string[]) => told("c1", { seals });
    expect(await isLeftOut(table, 0, dealt(["", ""]))).toBe(false);
    const own = await sealFor(table, "c1");
    expect(await isLeftOut(table, 0, dealt([own, ""]))).toBe(false);
    expect(await isLeftOut(table, 0, dealt(["", ""]))).toBe(true);
  });

  it("is not left out where it has no share: it goes round, and another of its seats has", async () => {
    device(0);
    const own = await sealFor(table, "c1");
    expect(await isLeftOut(table, 0, told("c1", { seals: ["", ""] }))).toBe(true);
    expect(await isLeftOut(table, 1, told("c1", { seals: [own, ""] }))).toBe(false);
  });

  it("keeps links, and the last one once", () => {
    const share = device(null);
    share.link("l1");
    share.link("l1");
    share.link("l2");
    share.end("l3");
    share.end("l4");
    expect(keptDice(table)).toMatchObject({ links: ["l1", "l2"], last: "l3" });
  });
});

describe("a device that has sat at many tables", () => {
  it("forgets the oldest", () => {
    vi.stubGlobal("localStorage", storage());
    vi.useFakeTimers();
    for (let at = 0; at < 60; at++) {
      vi.setSystemTime(1000 + at);
      table = `many ${at}`;
      device(null).link("l");
    }
    vi.useRealTimers();
    expect(localStorage.length).toBe(40);
    expect(keptDice("many 59").links).toEqual(["l"]);
    expect(keptDice("many 0").links).toEqual([]);
  });
});
