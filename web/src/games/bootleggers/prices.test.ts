import { expect, test } from "vitest";

import { NOBODY } from "./components";
import { pricesOf } from "./prices";
import type { HouseView } from "./types";

const LIL = { house: 1, copper: false, heat: NOBODY, word: false } as HouseView;
const others = { seats: 3, table: { options: { packing_heat: "others" } } };
const alone = { seats: 3, table: { options: { packing_heat: "you" } } };

test("whoever packs heat makes the others sell for less, or sells for less himself", () => {
  const heated = { ...LIL, heat: 2 };
  expect(pricesOf(LIL, others, 0)).toMatchObject({ listed: 2, wholesale: 2 });
  expect(pricesOf(heated, others, 0)).toMatchObject({ listed: 2, wholesale: 1 });
  expect(pricesOf(heated, others, 2).wholesale).toBe(2);
  expect(pricesOf(heated, alone, 0).wholesale).toBe(2);
  expect(pricesOf(heated, alone, 2).wholesale).toBe(1);
});

test("those who look on read what is written", () => {
  expect(pricesOf({ ...LIL, heat: 2 }, others, null).wholesale).toBe(2);
});

test("word of mouth brings the boss more, and nobody anything where there is a copper", () => {
  expect(pricesOf({ ...LIL, word: true }, others, 0).profit).toBe(2);
  expect(pricesOf({ ...LIL, word: true, copper: true }, others, 0)).toMatchObject({
    listed: 1,
    profit: 0,
  });
});
