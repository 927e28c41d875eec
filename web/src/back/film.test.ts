import { expect, test } from "vitest";

import { Film, type Step } from "./film";

const told = (event: string) => ({ event }) as unknown as Step["events"][number];

/** So many steps: a list of which one part changes each time, an object, and a section now and then. */
function steps(count: number): Step[] {
  return Array.from({ length: count }, (_, n): Step => {
    const events = [told(`e${n}`), ...(n % 3 ? [] : [told("more")])];
    const base = { at: n, now: Math.floor(n / 10), events, record: n * 2 };
    if (n === 0) return { ...base, view: { list: [0, 0, 0], table: { a: 0, b: 1 }, odd: null } };
    return {
      ...base,
      parts: { list: { [n % 3]: n }, table: { a: n } },
      ...(n % 7 ? {} : { view: { odd: n } }),
    };
  });
}

function plainly(at: number) {
  const seen = { list: [0, 0, 0], table: { a: 0, b: 1 }, odd: null as number | null };
  for (let n = 1; n <= at; n++) {
    seen.list[n % 3] = n;
    seen.table.a = n;
    if (n % 7 === 0) seen.odd = n;
  }
  return seen;
}

test("any step is the same whichever way one comes to it", () => {
  const all = steps(500);
  for (const way of [
    [499, 0, 250, 249, 251, 64, 63, 65],
    [0, 1, 2, 130, 129, 128, 127, 499],
  ]) {
    const film = new Film(all);
    for (const at of way) expect(film.seen(at)).toMatchObject(plainly(at));
  }
});

test("what has not changed stays the same object", () => {
  const film = new Film([
    { at: 0, now: 0, events: [], view: { list: [{ a: 1 }, { a: 2 }] } },
    { at: 1, now: 0, events: [], parts: { list: { 1: { a: 3 } } } },
  ]);
  const before = film.seen(0) as unknown as { list: object[] };
  const after = film.seen(1) as unknown as { list: object[] };
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.list[1]).toEqual({ a: 3 });
  expect(before.list[1]).toEqual({ a: 2 });
});

test("the log grows with the steps, and moments are found by what everybody was told", () => {
  const film = new Film(steps(30));
  expect(film.logAt(0).map((event) => event.event)).toEqual(["e0", "more"]);
  expect(film.logAt(3)).toHaveLength(6);
  expect(film.find(12)).toBe(12);
  expect(film.find(1000)).toBe(29);
  expect(film.after(2)).toBe(1);
  expect(film.after(film.log.length)).toBe(-1);
});

test("from round to round", () => {
  const film = new Film(steps(35));
  expect(film.round(4, 1)).toBe(10);
  expect(film.round(14, -1)).toBe(10);
  expect(film.round(10, -1)).toBe(0);
  expect(film.round(0, -1)).toBe(0);
  expect(film.round(33, 1)).toBe(34);
});

test("with all eyes open a seat's own sections take the place of what all see", () => {
  const film = new Film([
    {
      at: 0,
      now: 0,
      events: [],
      view: { own: null, "1:own": { hand: [4] }, "0:own": { hand: [] } },
    },
  ]);
  const own = (hand: number | null) => (film.seen(0, hand) as unknown as { own: unknown }).own;
  expect([own(null), own(0), own(1)]).toEqual([null, { hand: [] }, { hand: [4] }]);
});

test("with all eyes open each seat's cash is told, whoever's hand is looked at", () => {
  const all = [
    { seat: 0, cash: null },
    { seat: 1, cash: null },
  ];
  const film = new Film([
    {
      at: 0,
      now: 0,
      events: [],
      view: {
        mobsters: all,
        "0:mobsters": [{ seat: 0, cash: 7 }, all[1]],
        "1:mobsters": [all[0], { seat: 1, cash: 9 }],
        trucks: [{ crates: 1 }, { crates: 2 }],
      },
    },
  ]);
  const seen = film.seen(0, 1) as unknown as {
    mobsters: { cash: number | null }[];
    trucks: unknown;
  };
  expect(seen.mobsters.map(({ cash }) => cash)).toEqual([7, 9]);
  expect(seen.trucks).toEqual([{ crates: 1 }, { crates: 2 }]);
  const closed = film.seen(0) as unknown as { mobsters: { cash: number | null }[] };
  expect(closed.mobsters.map(({ cash }) => cash)).toEqual([null, null]);
});
