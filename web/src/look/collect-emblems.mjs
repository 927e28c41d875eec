/**
 * Copies the emblems we use out of @iconify-json/game-icons into emblems.json, so that the build
 * carries these and not four thousand: node src/look/collect-emblems.mjs
 */
import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";

const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const here = (name) => new URL(name, import.meta.url);
const wanted = JSON.parse(readFileSync(here("emblem-names.json"), "utf8"));

const found = {};
for (const [name, icon] of Object.entries(wanted)) {
  if (!icons[icon]) throw new Error(`${name}: game-icons has no ${icon}`);
  found[name] = icons[icon].body.match(/ d="([^"]+)"/)[1];
}
writeFileSync(here("emblems.json"), JSON.stringify(found, null, 1) + "\n");
