import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Kept } from "../settings.svelte";
import { Rooms } from "./rooms.svelte";

const { memory } = vi.hoisted(() => ({ memory: { kept: {} as Kept } }));
vi.mock("../settings.svelte", () => ({
  keptOf: () => memory.kept,
  keep: (_: string, more: Kept) => (memory.kept = { ...memory.kept, ...more }),
}));

const people = ["human", "human", "human", "bot"] as const;

function sitting(me: number | null, mode: "open" | "private" | "unsealed", deciding = false) {
  const line = (seat: number) => ({ seat, text: "psst", at: 0 });
  return {
    me,
    line: {
      table: "t",
      chat: [line(1), line(0)],
      rooms: { "0,1": [line(1), line(1)], "0,1,2": [line(0)] },
      seats: people.map((kind) => ({
        kind,
        name: "",
        taken: true,
        here: true,
        bot: "",
        away: null,
      })),
      welcome: { talk: { mode, after: false } },
      seen: { deciding, result: null },
    },
  };
}

describe("the rooms of a table", () => {
  beforeEach(() => {
    memory.kept = {};
  });

  it("counts what others have said and nobody has read", () => {
    const rooms = new Rooms(sitting(0, "private"));
    expect(rooms.all.map(({ key, unread }) => [key, unread])).toEqual([
      ["", 1],
      ["0,1", 2],
      ["0,1,2", 0],
    ]);
    const [, two] = rooms.all;
    if (two) rooms.read(two);
    expect(rooms.unread).toBe(1);
    expect(new Rooms(sitting(0, "private")).unread, "this device remembers it").toBe(1);
  });

  it("are begun with people, where the table allows it", () => {
    const rooms = new Rooms(sitting(0, "private"));
    expect(rooms.people).toEqual([1, 2]);
    rooms.begin([2]);
    expect(rooms.here).toMatchObject({ key: "0,2", lines: [] });
    expect(rooms.others(rooms.here)).toEqual([2]);
    expect(new Rooms(sitting(0, "open")).people).toEqual([]);
    expect(new Rooms(sitting(null, "private")).people).toEqual([]);
  });

  it("are hushed while the table decides in secret, if it wants it so", () => {
    expect(new Rooms(sitting(0, "unsealed", true)).hushed).toBe(true);
    expect(new Rooms(sitting(0, "unsealed", false)).hushed).toBe(false);
    expect(new Rooms(sitting(0, "private", true)).hushed).toBe(false);
  });
});
