import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";

import names from "./emblem-names.json";
import { EMBLEMS } from "./emblems";

/** The strokes of a path, without how far they go. */
function strokes(path: string): string {
  return path.replace(/[^a-zA-Z]/g, "");
}

test("the emblems are those of game-icons, to a tenth: run node src/look/collect-emblems.mjs", () => {
  const theirs: Record<string, { body: string }> = icons.icons;
  expect(Object.keys(EMBLEMS)).toEqual(Object.keys(names));
  for (const [name, icon] of Object.entries(names)) {
    const path = / d="([^"]+)"/.exec(theirs[icon]?.body ?? "")?.[1] ?? "";
    const own = EMBLEMS[name as keyof typeof names];
    expect(strokes(own), name).toBe(strokes(path));
    expect(parseFloat(own.slice(1)), name).toBeCloseTo(parseFloat(path.slice(1)), 0);
    expect(own, name).not.toMatch(/\.\d\d/);
  }
});
