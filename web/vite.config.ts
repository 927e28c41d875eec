import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `backroom serve` listens while the client is being worked on. */
const SERVER = process.env.BACKROOM_SERVER ?? "http://127.0.0.1:8080";

/** The map does without what moves by itself: see there. */
const AT_ONCE = fileURLToPath(new URL("src/games/chicago/map/no-transitions.ts", import.meta.url));

/** What is worth compressing; fonts and pictures are already. */
const WORDY = /\.(js|css|html|svg|json)$/;
const LEAST = 1000;

/** Each file lies beside itself compressed, so that the server need not do that again and again. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORDY.test(name)) continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        if (bytes.length < LEAST) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Whose code keeps what is over, and what is put there instead. */
const KEEPS: readonly { file: string; freed: readonly [kept: string, freed: string][] }[] = [
  {
    // An `{#await}` block keeps the batch in which it began, and a batch keeps what every value was
    // before it: a lobby kept the table that had been there before, with all that was on its page.
    // A batch that is over need not know that (https://github.com/sveltejs/svelte/issues/18623).
    file: "/svelte/src/internal/client/reactivity/batch.js",
    freed: [
      [
        "this.linked = false;",
        `this.linked = false;
        if (!async_mode_flag) {
          this.previous.clear();
          this.current.clear();
          this.#new_effects = [];
          this.prev = this.next = null;
        }`,
      ],
    ],
  },
  {
    // The link to a style sheet keeps whoever has asked for it first: the first table, again.
    file: "vite/preload-helper.js",
    freed: [
      [
        'link.addEventListener("load", res);',
        `const over = new AbortController();
        link.addEventListener("load", () => (over.abort(), res()), over);`,
      ],
      ["CSS for ${dep}`)));", "CSS for ${dep}`)), over);"],
    ],
  },
];

/** An evening's page is to hold no more than what is seen. */
function forgetful(): Plugin {
  return {
    name: "forgetful",
    apply: "build",
    transform: (code, id) => {
      const found = KEEPS.find(({ file }) => id.endsWith(file));
      if (!found) return null;
      for (const [kept, freed] of found.freed) {
        if (code.split(kept).length !== 2) throw new Error(`${found.file} is not what it was`);
        code = code.replace(kept, () => freed);
      }
      return { code, map: null };
    },
  };
}

/** The pieces of a game come in one file, whoever else draws them: each file costs a call. */
const PIECES = {
  name: (id: string) => /\/games\/(\w+)\/pieces\//.exec(id)?.[1] ?? null,
};

/** What stands at every name, at every table. */
const SITTING = {
  name: "sitting",
  test: /\/src\/(table\/(TimeLeft|Presence)|look\/(Chip|Die))\.svelte|\/src\/(follow\/touched|motion\/flights)\.ts/,
};

export default defineConfig({
  plugins: [svelte(), forgetful(), compressed()],
  resolve: { alias: { "d3-transition": AT_ONCE, "d3-interpolate": AT_ONCE } },
  // Nothing is put into a page: the server allows files of its own only.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: [PIECES, SITTING] } } },
  },
  server: {
    // The catalogues and the rules' pages are read from where Python reads them.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
