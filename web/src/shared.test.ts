/** What all games share knows none of them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = join(HERE, "games");
const NAMES = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** Written from the games' own types. */
const GENERATED = ["wire/types.ts"];
const CODE = /\.(ts|js|mjs|svelte|css)$/;
const IMPORTS = /(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g;

const shared = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => CODE.test(file) && !GENERATED.includes(file))
  .filter((file) => !NAMES.some((name) => file.startsWith(join("games", name))));

function read(file: string): string {
  return readFileSync(join(HERE, file), "utf8");
}

/** The files of games that a shared file imports. */
function imported(file: string): string[] {
  const wanted = [...read(file).matchAll(IMPORTS)].map((match) => match[1] as string);
  return wanted
    .filter((path) => path.startsWith("."))
    .map((path) => relative(GAMES, resolve(HERE, dirname(file), path)))
    .filter((path) => NAMES.some((name) => path === name || path.startsWith(`${name}/`)));
}

describe("a shared file", () => {
  it("is one of many", () => {
    expect(NAMES.length).toBeGreaterThan(1);
    expect(shared.length).toBeGreaterThan(60);
    expect(shared).toContain(join("table", "Game.svelte"));
  });

  it("imports nothing of a game", () => {
    expect(shared.filter((file) => imported(file).length)).toEqual([]);
  });

  it("names no game", () => {
    // A game may be called by a word that means something else too: only a string, a path or a type
    // is its name.
    const named = NAMES.map((name) => {
      const type = (name[0] as string).toUpperCase() + name.slice(1);
      return `["'\`/]${name}["'\`/.]|\\b${type}[A-Z]`;
    });
    const name = new RegExp(named.join("|"));
    for (const game of NAMES) expect(name.test(`game === "${game}"`)).toBe(true);
    expect(shared.filter((file) => name.test(read(file)))).toEqual([]);
  });
});
