/** Nothing moves at rest: an animation that never ends keeps a whole core busy. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

it("no style has an animation without end", () => {
  const styles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(css|svelte)$/.test(file),
  );
  expect(styles.length).toBeGreaterThan(40);
  const endless = /animation[^;{}]*\binfinite\b/;
  expect(endless.test("animation: pick 1.8s infinite;")).toBe(true);
  expect(styles.filter((file) => endless.test(readFileSync(join(SOURCES, file), "utf8")))).toEqual(
    [],
  );
});
