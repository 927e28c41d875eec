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

  it("are read to the end, one's own lines, too: the lobby counts them all", () => {
    const rooms = new Rooms(sitting(0, "private"));
    rooms.read(rooms.get("0,1,2"));
    expect(memory.kept.heard).toEqual({ "0,1,2": 1 });
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

  it("keep what is written where it was begun", () => {
    const rooms = new Rooms(sitting(0, "private"));
    rooms.write("", "Good evening");
    rooms.begin([2]);
    expect(rooms.draft(rooms.here.key)).toBe("");
    rooms.write(rooms.here.key, "Between us");
    rooms.enter("");
    expect(rooms.draft(rooms.here.key)).toBe("Good evening");
    rooms.enter("0,2");
    expect(rooms.draft(rooms.here.key)).toBe("Between us");
    expect(rooms.others(rooms.here)).toEqual([2]);
  });

  it("are never left for everybody's because the table does not tell of one", () => {
    const { me, line } = sitting(0, "private");
    const rooms = new Rooms({ me, line: { ...line, rooms: {} } });
    rooms.enter("0,1");
    expect(rooms.here).toMatchObject({ key: "0,1", lines: [] });
    expect(rooms.others(rooms.here)).toEqual([1]);
  });

  it("stay in their places when others come and when something is said in them", () => {
    const talk = sitting(0, "private");
    const line = { ...talk.line, rooms: {} as Record<string, typeof talk.line.chat> };
    const rooms = new Rooms({ me: 0, line });
    const keys = () => rooms.all.map(({ key }) => key);
    rooms.begin([1]);
    rooms.begin([2]);
    expect(keys()).toEqual(["", "0,1", "0,2"]);
    line.rooms = { "0,1,2": talk.line.chat };
    expect(keys()).toEqual(["", "0,1", "0,2", "0,1,2"]);
    line.rooms = { ...line.rooms, "0,2": talk.line.chat };
    expect(keys()).toEqual(["", "0,1", "0,2", "0,1,2"]);
    expect(rooms.at).toBe("0,2");
  });

  it("are entered by whoever looks, who then picks no names any more", () => {
    const rooms = new Rooms(sitting(0, "private"));
    rooms.picking = true;
    rooms.begin([1]);
    expect([rooms.at, rooms.picking]).toEqual(["0,1", false]);
  });
});
