/**
 * Copies the emblems we use out of @iconify-json/game-icons into emblems.json, so that the build
 * carries these and not four thousand: node src/look/collect-emblems.mjs
 *
 * What only one game shows lies with that game, and is loaded with it.
 *
 * They are drawn 512 wide and shown at 48 at most: whole numbers of a grid half as wide (`GRID` in
 * grid.ts) are near enough, and half as long.
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

/** So wide is our grid for each step of theirs. */
const SCALE = 0.5;

/** What the numbers of each stroke are, again and again: along (x), down (y), a radius (r), an angle
 * (-), or a flag (f). */
const KINDS = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "rr-ffxy",
  z: "",
};

/** A path with its points on whole numbers. Each is rounded where it lies, not by how far it is from
 * the last one: otherwise a long path would drift apart. */
function rounded(path) {
  const at = { x: 0, y: 0 }; // where the pen really is
  const ours = { x: 0, y: 0 }; // and where it is for us
  let begin = { at: { ...at }, ours: { ...ours } };
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command, rest) => {
    const kinds = KINDS[command.toLowerCase()];
    const relative = command === command.toLowerCase();
    if (kinds === "") {
      Object.assign(at, begin.at);
      Object.assign(ours, begin.ours);
      return command;
    }
    let [said, before] = ["", ""];
    const values = numbersOf(rest, kinds);
    for (let from = 0; from < values.length; from += kinds.length) {
      const [next, whole] = [{ ...at }, { ...ours }];
      for (let n = 0; n < kinds.length; n++) {
        const kind = kinds[n];
        const value = values[from + n] * ("xyr".includes(kind) ? SCALE : 1);
        let now = value;
        if (kind === "x" || kind === "y") {
          next[kind] = relative ? at[kind] + value : value;
          whole[kind] = Math.round(next[kind]);
          now = relative ? whole[kind] - ours[kind] : whole[kind];
        } else if (kind !== "f") now = Math.round(value * 10) / 10;
        const written = String(now || 0).replace(/^(-?)0\./, "$1.");
        const apart = said === "" || written.startsWith("-");
        said += (apart || (written.startsWith(".") && before.includes(".")) ? "" : " ") + written;
        before = written;
      }
      Object.assign(at, next);
      Object.assign(ours, whole);
      if (from === 0 && /m/i.test(command)) begin = { at: { ...at }, ours: { ...ours } };
    }
    return command + said;
  });
}

function numbersOf(rest, kinds) {
  const found = [];
  for (let at = 0; ;) {
    while (/[\s,]/.test(rest[at] ?? "")) at++;
    if (at >= rest.length) return found;
    // The flags of an arc are single digits, and may stand side by side.
    const flag = kinds[found.length % kinds.length] === "f";
    NUMBER.lastIndex = at;
    const number = flag ? rest[at] : NUMBER.exec(rest)[0];
    at += number.length;
    found.push(Number(number));
  }
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
