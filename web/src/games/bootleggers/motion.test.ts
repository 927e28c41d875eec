import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { endOf, type Motion, type Place, type Reader } from "../../motion/motion";
import { fetchVocabulary } from "../../text/catalogues";
import { Text } from "../../text/lookup";
import type { Told } from "../../wire/data";
import { holds, motions, SEEN } from "./motion";
import said from "./said.json";

const vocabulary = await fetchVocabulary("en", "bootleggers");
const reader = (me: number | null = 0): Reader => ({
  text: new Text(vocabulary, ["Al", "Bea", "Cal", "Dot"], me),
  me,
});
const seen = (event: Told, me: number | null = 0) => motions(event, reader(me));

/** Every kind of event that the game can tell, from the generated types. */
function kinds(): string[] {
  const types = readFileSync(new URL("../../wire/types.ts", import.meta.url), "utf8");
  const union = /export type BootleggersEvent =([^;]*);/.exec(types)?.[1] ?? "";
  return [...union.matchAll(/\w+/g)].map(([name]) => {
    const tag = new RegExp(`interface ${name} \\{\\s*event: "([a-z-]+)"`).exec(types)?.[1];
    if (tag === undefined) throw new Error(`${name} is no event`);
    return tag;
  });
}

describe("every kind of event", () => {
  it("has a motion, or is told otherwise", () => {
    expect(kinds().length).toBeGreaterThan(80);
    expect(kinds().filter((kind) => !SEEN.has(kind))).toEqual([]);
    expect([...SEEN.keys()].filter((kind) => !kinds().includes(kind))).toEqual([]);
  });

  it("that has one can be seen, as it happens in real games", () => {
    const real = said.flatMap((table) =>
      table.cases.filter(({ kind }) => kind === "event").map(({ of }) => of as unknown as Told),
    );
    expect(real.length).toBeGreaterThan(100);
    for (const event of real) {
      const found = seen(event, 1);
      // Nothing moves for nothing: no crates, no money, the own card that is told by another event.
      const nothing = ["count", "crates", "cash"].some((field) => event[field] === 0);
      const own = event.event === "draws-thug" && event["mobster"] === 1;
      const bare = event.event === "deal-made"; // of promises alone
      if (SEEN.get(event.event) && !nothing && !own && !bare)
        expect(found, event.event).not.toEqual([]);
      for (const motion of found)
        for (const place of placesOf(motion)) expect(place).toMatch(PLACE);
    }
  });
});

const PLACE =
  /^(house|circles|slots|demand|truck|still|mobster|purse|room|crates|markers|supply|offer|thug)-\d+$|^(decks|copper|hand|own-cash)$/;

function placesOf(motion: Motion): string[] {
  const end = endOf(motion);
  const all: Place[] = end === null ? [] : motion.kind === "fly" ? [motion.from, end] : [end];
  return all.flat();
}

describe("what is seen", () => {
  it("of a sale: the crates leave the truck, then the money goes to a name", () => {
    const [load, money] = seen(
      { event: "sells", mobster: 1, house: 2, truck: 7, crates: 4, cash: 8 },
      0,
    );
    expect(load).toMatchObject({ from: "truck-7", to: "house-2", count: 4 });
    expect(money).toMatchObject({ from: "house-2", to: ["purse-1", "mobster-1"], label: "+$8G" });
  });

  it("of one's own money: it goes where one's own money is told", () => {
    const [money] = seen({ event: "earns-profit", mobster: 0, house: 2, cash: 3 });
    expect(money).toMatchObject({ to: ["own-cash", "purse-0", "mobster-0"] });
  });

  it("of dice: they fall as they were rolled", () => {
    expect(seen({ event: "rolls-demand", house: 3, dice: [2, 6], crates: 8 })).toEqual([
      { kind: "tumble", at: ["demand-3", "house-3"], dice: [2, 6] },
    ]);
    expect(
      seen({ event: "makes", mobster: 2, still: 6, dice: [1, 4], crates: 5 })[0],
    ).toMatchObject({ kind: "tumble", dice: [1, 4] });
  });

  it("of muscle: all cards at once", () => {
    const shown = [0, 1, 2].flatMap((mobster) =>
      seen({ event: "shows-muscle", mobster, muscle: 10 + mobster }),
    );
    expect(shown.map(({ together }) => together)).toEqual([true, true, true]);
  });

  it("of a thug card: it is large, with what is said of it", () => {
    const card = { event: "plays-card", mobster: 1, card: 23, picks: [] };
    expect(seen(card)).toMatchObject([{ kind: "show", said: expect.stringContaining("Bea") }]);
  });

  it("of a card that another draws: its back", () => {
    const drawn = { event: "draws-thug", mobster: 1 };
    expect(seen(drawn, 0)).toMatchObject([{ what: { piece: "back" } }]);
    expect(JSON.stringify(seen(drawn, 0))).not.toContain('"card"');
    expect(seen(drawn, 1)).toEqual([]); // the one who draws sees which it is
  });

  it("of a card on offer: it is there to be taken before its picture has come", () => {
    expect(seen({ event: "on-offer", card: 23 })).toMatchObject([{ to: "offer-23", turn: true }]);
    expect(seen({ event: "on-offer", card: 23 })[0]).not.toHaveProperty("itself");
  });

  it("of the cards on offer: dealt together, so that what was sold before has its time", () => {
    expect(seen({ event: "on-offer", card: 23 })).toMatchObject([{ together: true }]);
  });

  it("of something that is not known here: nothing", () => {
    expect(seen({ event: "flies-to-the-moon", mobster: 1 })).toEqual([]);
  });
});

it("the table stands as it was until the dice of a house are rolled and its crates carried in", () => {
  const house = (demand: number[], bought: number) =>
    ({ houses: [{ demand, bought }] }) as unknown as Parameters<typeof holds>[0];
  expect(holds(house([], 0), house([4], 0))).toBe(true);
  expect(holds(house([4], 0), house([4], 2))).toBe(true);
  expect(holds(house([4], 2), house([4], 2)), "nothing was rolled or sold").toBe(false);
  expect(holds(house([4], 2), house([], 0)), "the next round is laid out").toBe(false);
});
