import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { endOf, type Motion, type Place, type Reader } from "../../motion/motion";
import { fetchVocabulary } from "../../text/catalogues";
import { Text } from "../../text/lookup";
import type { Seen, Told } from "../../wire/data";
import picture from "./board.json";
import { type Drawing, middle } from "./city";
import { holds, motions, SEEN } from "./motion";
import said from "./said.json";

const drawing = picture as unknown as Drawing;
const vocabulary = await fetchVocabulary("en", "chicago");
const reader = (me: number | null = 0): Reader => ({
  text: new Text(vocabulary, ["Al", "Bea", "Cal", "Dot", "Eve", "Fay"], me),
  me,
  drawing,
});
const seen = (event: Told, me: number | null = 0) => motions(event, reader(me));

/** Every kind of event that the game can tell, from the generated types. */
function kinds(): string[] {
  const types = readFileSync(new URL("../../wire/types.ts", import.meta.url), "utf8");
  const union = /export type ChicagoEvent =([^;]*);/.exec(types)?.[1] ?? "";
  return [...union.matchAll(/\w+/g)].map(([name]) => {
    const tag = new RegExp(`interface ${name} \\{\\s*event: "([a-z-]+)"`).exec(types)?.[1];
    if (tag === undefined) throw new Error(`${name} is no event`);
    return tag;
  });
}

/** What the rules tell of, as it happened in real games. */
const real = said.flatMap((table) =>
  table.cases.filter(({ kind }) => kind === "event").map(({ of }) => of as unknown as Told),
);

describe("every kind of event", () => {
  it("has a motion, or is told otherwise", () => {
    const all = kinds();
    expect(all.length).toBeGreaterThan(120);
    expect(all.filter((kind) => !SEEN.has(kind))).toEqual([]);
    expect([...SEEN.keys()].filter((kind) => !all.includes(kind))).toEqual([]);
  });

  it("that has one can be seen, as it happens in real games", () => {
    expect(real.length).toBeGreaterThan(100);
    for (const event of real) {
      const found = seen(event, null);
      // Nothing moves for nothing: no goods, no money, nobody there.
      const nothing = ["count", "cash"].some((field) => event[field] === 0);
      const empty = ["goods", "gangsters", "give"].some(
        (field) => Array.isArray(event[field]) && event[field].length === 0,
      );
      if (SEEN.get(event.event) && !nothing && !empty && event.event !== "deal-made")
        expect(found, event.event).not.toEqual([]);
      for (const motion of found)
        for (const place of placesOf(motion)) expect(place).toMatch(PLACE);
    }
  });
});

const PLACE =
  /^(car|boss|business|territory|place|purse|goods|offer|fighter|bid|card|shootout-(die|score|total)|raid-die)-\d+$|^(where-(prison|hospital|cemetery)|decks|stage|police|badge|hand|own-(cash|booze|girls|henchmen))$/;

function placesOf(motion: Motion): string[] {
  const end = endOf(motion);
  const all: Place[] = end === null ? [] : motion.kind === "fly" ? [motion.from, end] : [end];
  return all.flat();
}

describe("a car", () => {
  it("drives along the streets, square by square, and ends where it stands", () => {
    const drives = real.find(
      (event) => event.event === "drives" && Number(event["count"]) > 2,
    ) as Told & { square_from: number; square: number; count: number; boss: number };
    const [motion] = seen(drives);
    if (motion?.kind !== "drive") throw new Error("it does not drive");
    expect(motion.piece).toBe(`car-${drives.boss}`);
    expect(motion.way).toHaveLength(drives.count + 1);
    const { x, y } = drawing.squares[drives.square] ?? { x: 0, y: 0 };
    expect(motion.way.at(-1)).toEqual({ x, y });
    for (let at = 1; at < motion.way.length; at++) {
      const [a, b] = [motion.way[at - 1], motion.way[at]];
      if (!a || !b) throw new Error("a gap");
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y), "by one square").toBe(60);
    }
  });

  it("that is beaten is towed into its garage, and comes out of it again", () => {
    const garage = drawing.garages[1];
    if (!garage) throw new Error("no garage");
    const beaten = { event: "car-beaten", boss: 2, garage: 1, square_from: 0, square: 17 };
    const [towed] = seen(beaten);
    expect(towed).toMatchObject({ kind: "drive", piece: "car-2" });
    if (towed?.kind === "drive") expect(towed.way.at(-1)).toEqual(middle(garage));
    const [back] = seen({ event: "car-back", boss: 2, garage: 1 });
    if (back?.kind !== "drive") throw new Error("it does not drive");
    expect(back.way[0]).toEqual(middle(garage));
  });

  it("is marked where it is as long as nobody knows the streets", () => {
    const blind = { ...reader(), drawing: undefined };
    const drives = { event: "drives", boss: 1, square_from: 0, square: 3, count: 3 };
    expect(motions(drives, blind)).toEqual([{ kind: "note", at: "car-1" }]);
  });
});

describe("what is seen", () => {
  it("of resources taken: each kind flies from the place, as many as there were", () => {
    const goods = [
      { kind: "booze", count: 3 },
      { kind: "girls", count: 1 },
    ];
    expect(seen({ event: "takes", boss: 1, place: 4, goods })).toMatchObject([
      { from: "place-4", to: ["goods-1", "boss-1"], count: 3, what: { good: "booze" } },
      { from: "place-4", count: 1, what: { good: "girls" }, together: true },
    ]);
  });

  it("of a round: both dice at once, then what they made, and only then the table goes on", () => {
    const round = { boss: 0, boss_other: 1, dice: [6], dice_other: [2], score: 9, score_other: 4 };
    expect(seen({ event: "shootout-round-won", ...round }).map(({ kind }) => kind)).toEqual([
      "tumble",
      "tumble",
      "note",
      "note",
      "turn",
    ]);
    const tied = seen({ event: "shootout-round-tied", ...round });
    expect(tied.map(({ kind }) => kind)).not.toContain("turn");
  });

  it("of one who falls: he goes to hospital, or to the cemetery", () => {
    const falls = { boss: 1, gangster: 14, where_from: 18 };
    expect(seen({ event: "in-hospital", ...falls })).toMatchObject([
      { from: ["fighter-14", "car-1", "boss-1"], to: ["where-hospital", "place-25"] },
    ]);
    expect(seen({ event: "dead", ...falls })).toMatchObject([{ to: ["where-cemetery", "stage"] }]);
  });

  it("of a raid: both dice, and those who go to prison", () => {
    const [police, raided] = seen({
      event: "raid-dice",
      boss: 0,
      boss_other: 2,
      dice: [5],
      dice_other: [1],
    });
    expect([police, raided]).toMatchObject([{ dice: [5] }, { dice: [1], together: true }]);
    const held = seen({ event: "car-raided", boss: 0, boss_other: 2, gangsters: [3, 9] });
    expect(held.filter(({ kind }) => kind === "fly")).toHaveLength(2);
  });

  it("of something that is not known here: nothing", () => {
    expect(seen({ event: "flies-to-the-moon", boss: 1 })).toEqual([]);
  });
});

describe("what is secret", () => {
  const names = (motion: Motion[]) => JSON.stringify(motion);

  it("of gangsters who move between car and business: only how many are where", () => {
    const shifts = seen({
      event: "shifts",
      boss: 1,
      business: 4,
      count_inside: 2,
      count_car: 1,
    });
    expect(names(shifts)).not.toContain('"gangster":');
    expect(shifts).toMatchObject([{ label: "2" }, { label: "1" }]);
  });

  it("of a card that another draws: its back", () => {
    expect(seen({ event: "draws", boss: 1 })).toMatchObject([{ what: { piece: "back" } }]);
    expect(names(seen({ event: "draws", boss: 1 }))).not.toContain('"card":');
    expect(seen({ event: "draws", boss: 0 })).toEqual([]); // the one who draws sees which it is
  });

  it("of another's income: that there is some, not how much", () => {
    const [money] = seen({ event: "income", boss: 1 });
    expect(money).not.toHaveProperty("label");
    expect(seen({ event: "income", boss: 0 })).toEqual([]);
  });

  it("of a burglary: the two see what it was, others how many", () => {
    const burgled = { event: "burgled", boss: 1, boss_other: 2, count: 3 };
    expect(seen(burgled, 0)).toMatchObject([{ count: 3, what: { sign: "unknown" } }]);
    expect(seen(burgled, 1)).toEqual([]);
    expect(seen(burgled, 2)).toEqual([]);
  });

  it("is used by no motion: each is made of the event alone", () => {
    for (const event of real) {
      const told = names(seen(event, null));
      for (const [, number] of told.matchAll(/"gangster":(\d+)/g)) {
        const known = [event["gangster"], ...((event["gangsters"] as number[] | undefined) ?? [])];
        expect(known, event.event).toContain(Number(number));
      }
    }
  });
});

describe("the table is shown as it was", () => {
  const before = (part: object) => part as Seen;

  it("until what is drawn has found its way, when an auction opens", () => {
    const auction = { gangster: 3 };
    expect(holds(before({ auction: null }), before({ auction }))).toBe(true);
    expect(holds(before({ auction }), before({ auction }))).toBe(false);
    expect(holds(before({ auction: null }), before({ bosses: [] }))).toBe(false);
  });

  it("until the dice of a shootout have fallen", () => {
    expect(holds(before({ shootout: {} }), before({ shootout: null }))).toBe(true);
    expect(holds(before({ shootout: null }), before({ shootout: {} }))).toBe(false);
  });
});
