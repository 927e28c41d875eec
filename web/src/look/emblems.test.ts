import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";

import names from "./emblem-names.json";
import { EMBLEMS } from "./emblems";

test("the emblems are those of game-icons: run node src/look/collect-emblems.mjs", () => {
  const theirs: Record<string, { body: string }> = icons.icons;
  expect(Object.keys(EMBLEMS)).toEqual(Object.keys(names));
  for (const [name, icon] of Object.entries(names)) {
    expect(theirs[icon]?.body, name).toContain(EMBLEMS[name as keyof typeof names]);
  }
});
