// Writes src/wire/types.ts from the server's own schema: nothing is written twice.
// The schema comes from `backroom schema`, or from a file named as the argument.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = here("../../.venv/bin/backroom");
const command = existsSync(venv) ? venv : "backroom";
const [file] = process.argv.slice(2);
const text = file
  ? readFileSync(file, "utf8")
  : execFileSync(command, ["schema"], { encoding: "utf8" });
const { $defs } = JSON.parse(text);

// By this a test sees that the types are those of today's schema; what is explained is no type.
const bones = JSON.stringify($defs, (key, value) =>
  key === "description" && typeof value === "string" ? undefined : value,
);
const mark = createHash("sha256").update(bones).digest("hex").slice(0, 16);

// These differ from game to game; a game's own are BootleggersAction, BootleggersEvent and so on.
for (const [title, tag, description] of [
  ["Action", "do", "What a seat means to do."],
  ["Event", "event", "Something that happened."],
  ["Question", "ask", "What is asked."],
]) {
  $defs[title] = {
    title,
    type: "object",
    description,
    properties: { [tag]: { type: "string" } },
    required: [tag],
    additionalProperties: true,
  };
}

// A title beside a field would make a type of its own for every field.
function tidy(node) {
  if (Array.isArray(node)) return node.forEach(tidy);
  if (node === null || typeof node !== "object") return;
  if (typeof node.description === "string")
    node.description = node.description.replace(/\n {4}/g, "\n");
  Object.values(node).forEach(tidy);
}
tidy($defs);

const types = await compile({ title: "Wire", type: "object", $defs }, "Wire", {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  bannerComment: `/* Written by \`npm run types\` from \`backroom schema\` (${mark}). Do not edit. */`,
  style: { printWidth: 100 },
});
// The frame around the definitions is ours, and says nothing.
const bare = types
  .replace(/export interface Wire \{\}\n/, "")
  .replace(
    /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    "",
  )
  .replace(/\/\*\*\n \*\/\n/g, "");
writeFileSync(here("../src/wire/types.ts"), bare);
