import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";

type Named = Record<string, string>;
/** Ours, and what a game brings. */
const NAMES = import.meta.glob<Named>(["./emblem-names.json", "../games/*/emblem-names.json"], {
  import: "default",
  eager: true,
});
const PATHS = import.meta.glob<Named>(["./emblems.json", "../games/*/emblems.json"], {
  import: "default",
  eager: true,
});

/** The strokes of a path, without how far they go. */
function strokes(path: string): string {
  return path.replace(/[^a-zA-Z]/g, "");
}

test.each(Object.keys(NAMES))(
  "%s: the emblems are those of game-icons, on our grid: run node src/look/collect-emblems.mjs",
  (file) => {
    const names = NAMES[file] ?? {};
    const own = PATHS[file.replace("emblem-names", "emblems")] ?? {};
    const theirs: Record<string, { body: string }> = icons.icons;
    expect(Object.keys(own)).toEqual(Object.keys(names));
    for (const [name, icon] of Object.entries(names)) {
      const path = / d="([^"]+)"/.exec(theirs[icon]?.body ?? "")?.[1] ?? "";
      const ours = own[name] ?? "";
      expect(strokes(ours), name).toBe(strokes(path));
      const [begin, theirBegin] = [ours, path].map((each) => parseFloat(each.slice(1)));
      expect(Math.abs((begin ?? 0) - (theirBegin ?? 0) / 2), name).toBeLessThan(1);
      expect(ours.length, name).toBeLessThan(path.length);
      expect(ours, name).not.toMatch(/\.\d\d/);
    }
  },
);
