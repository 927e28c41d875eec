import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";

import box from "../games/bootleggers/components.json";
import names from "./emblem-names.json";
import { EMBLEMS, isEmblem } from "./emblems";

test("the emblems are those of game-icons: run node src/look/collect-emblems.mjs", () => {
  const theirs: Record<string, { body: string }> = icons.icons;
  expect(Object.keys(EMBLEMS)).toEqual(Object.keys(names));
  for (const [name, icon] of Object.entries(names)) {
    expect(theirs[icon]?.body, name).toContain(EMBLEMS[name as keyof typeof names]);
  }
});

test("every card has an emblem; stills and trucks have drawings of our own", () => {
  const without = box.cards.filter(
    ({ name, kind }) => !isEmblem(name) && kind !== "still" && kind !== "truck",
  );
  expect(without).toEqual([]);
});
