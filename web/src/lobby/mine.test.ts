import { beforeEach, expect, test, vi } from "vitest";

import type { News, Standing } from "../wire/data";
import { look, ownSeats, sorted, unread, type Mine } from "./mine";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

function seat(table: string, more: object = {}) {
  kept.set(`backroom.table.${table}`, JSON.stringify({ key: `key-${table}`, at: 1, ...more }));
}

function news(more: Partial<News> = {}): News {
  const progress: News["progress"] = { unit: "round", now: 3, last: 12, said: [] };
  return { progress, deciding: false, waiting: [], asked: false, last: [], lines: {}, ...more };
}

function mine(table: string, status: Standing["status"], more: Partial<News> | null = null): Mine {
  const stands: Standing = { table, status, news: more && news(more) };
  return { table, key: `key-${table}`, here: true, stands };
}

test("finished games are ours as well, but nothing that was only looked at or taken off", async () => {
  seat("aa", { at: 1 });
  seat("bb", { at: 5, over: true });
  seat("cc", { key: "watch.x" });
  seat("dd", { hidden: true });
  expect((await ownSeats()).map(({ table }) => table)).toEqual(["bb", "aa"]);
});

test("whoever is asked comes first, what is over last", () => {
  const all = [
    mine("over", "over"),
    mine("waits", "waiting"),
    mine("runs", "playing", {}),
    mine("asked", "playing", { asked: true }),
  ];
  expect(sorted(all).map(({ table }) => table)).toEqual(["asked", "runs", "waits", "over"]);
});

test("what was said is counted by room, and what was read is not", () => {
  seat("aa", { heard: { "": 2, "0,1": 1 } });
  expect(unread(mine("aa", "playing", { lines: { "": 5, "0,1": 1, "0,2": 2 } }))).toBe(5);
  expect(unread(mine("bb", "waiting"))).toBe(0);
});

test("a table that is gone is forgotten, others stay", async () => {
  seat("aa");
  seat("bb");
  const tables = [
    { table: "aa", status: "gone" },
    { table: "bb", status: "over" },
  ];
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ tables }) }),
  );
  const seats = ["aa", "bb"].map((table) => ({ table, key: `key-${table}`, here: true }));
  expect((await look(seats)).map(({ table }) => table)).toEqual(["bb"]);
  expect([...kept.keys()]).toEqual(["backroom.table.bb"]);
});
