/**
 * Copies the emblems we use out of @iconify-json/game-icons into emblems.json, so that the build
 * carries these and not four thousand: node src/look/collect-emblems.mjs
 *
 * What only one game shows lies with that game, and is loaded with it.
 *
 * They are drawn 512 wide and shown at 48 at most: a tenth is near enough, and a third shorter.
 */
import { createRequire } from "node:module";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const here = (name) => new URL(name, import.meta.url);
const games = readdirSync(here("../games"), { withFileTypes: true })
  .filter(
    (each) => each.isDirectory() && existsSync(here(`../games/${each.name}/emblem-names.json`)),
  )
  .map((each) => `../games/${each.name}/`);

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;

/** A path with its numbers rounded to tenths. */
function rounded(path) {
  return path.replace(
    /([a-zA-Z])([^a-zA-Z]*)/g,
    (_, command, rest) => command + numbers(command, rest),
  );
}

function numbers(command, rest) {
  let [said, before] = ["", ""];
  for (let at = 0, count = 0; ; count++) {
    while (/[\s,]/.test(rest[at] ?? "")) at++;
    if (at >= rest.length) return said;
    // The flags of an arc are single digits, and may stand side by side.
    const flag = /a/i.test(command) && [3, 4].includes(count % 7);
    NUMBER.lastIndex = at;
    const number = flag ? rest[at] : NUMBER.exec(rest)[0];
    at += number.length;
    const now = flag ? number : tenths(number);
    const apart =
      count === 0 || now.startsWith("-") || (now.startsWith(".") && before.includes("."));
    said += (apart ? "" : " ") + now;
    before = now;
  }
}

function tenths(number) {
  const value = Math.round(Number(number) * 10) / 10;
  return String(value || 0).replace(/^(-?)0\./, "$1.");
}

for (const folder of ["./", ...games]) {
  const wanted = JSON.parse(readFileSync(here(`${folder}emblem-names.json`), "utf8"));
  const found = {};
  for (const [name, icon] of Object.entries(wanted)) {
    if (!icons[icon]) throw new Error(`${name}: game-icons has no ${icon}`);
    found[name] = rounded(icons[icon].body.match(/ d="([^"]+)"/)[1]);
  }
  writeFileSync(here(`${folder}emblems.json`), JSON.stringify(found, null, 1) + "\n");
}
