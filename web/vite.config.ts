import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
      folder = join(config.root, config.build.outDir);
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

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: { alias: { "d3-transition": AT_ONCE, "d3-interpolate": AT_ONCE } },
  // Nothing is put into a page: the server allows files of its own only.
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: {
    // The catalogues and the rules' pages are read from where Python reads them.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
