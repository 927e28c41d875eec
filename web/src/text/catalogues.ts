/** The catalogues and the rules' pages: the files that Python reads, fetched when needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const ENGLISH: Lang = "en";

const COMMON = ["common", "server", "web", "board"];

const FILES = import.meta.glob<string>(
  [
    "../../../src/backroom/text/*/common.ftl",
    "../../../src/backroom/text/*/server.ftl",
    "../../../src/backroom/text/*/web.ftl",
    "../../../src/backroom/text/*/board.ftl",
    "../../../src/backroom/text/*/bootleggers.ftl",
  ],
  { query: "?raw", import: "default" },
);
const PAGES = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<string, FluentBundle>();
const pages = new Map<string, Record<string, string>>();

/** The language we have that is nearest to this tag: `fr` for `fr-CH`. */
export function language(wanted: string): Lang {
  const lang = wanted.replace("_", "-").split("-")[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === lang) ?? ENGLISH;
}

/** Fetch a language, and English to fall back on. */
export async function fetchLanguage(lang: Lang, game: string): Promise<void> {
  await Promise.all([fetchOne(lang, game), fetchOne(ENGLISH, game)]);
}

async function fetchOne(lang: Lang, game: string): Promise<void> {
  if (bundles.has(`${lang}/${game}`)) return;
  const texts = await Promise.all(
    [...COMMON, game].map((name) => FILES[`../../../src/backroom/text/${lang}/${name}.ftl`]?.()),
  );
  const bundle = new FluentBundle([lang], { useIsolating: false });
  for (const text of texts) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  bundles.set(`${lang}/${game}`, bundle);
}

/** The messages of a language; undefined: it has not been fetched. */
export function catalogue(lang: Lang, game: string): FluentBundle | undefined {
  return bundles.get(`${lang}/${game}`);
}

/** Every rule of a game by its id, in this language or in English. */
export async function fetchRules(lang: Lang, game: string): Promise<Record<string, string>> {
  const key = `${lang}/${game}`;
  let found = pages.get(key);
  if (found === undefined) {
    const page = await PAGES[`../../../docs/rules/${game}.${lang}.md`]?.();
    found = page === undefined ? {} : rulesOf(page);
    pages.set(key, found);
  }
  return found;
}

const HEAD = /^(?:- |\| )\*\*([A-Z]\d+\.\d+)\*\*/;
const EMPHASIS = /\*\*|(?<!\w)\*|\*(?!\w)|`/g;

/** The rules of a page, without the marks of its layout (the twin of `rulebook.py`). */
export function rulesOf(page: string): Record<string, string> {
  const found: Record<string, string> = {};
  let rule = "";
  for (const line of page.split("\n")) {
    const head = HEAD.exec(line);
    if (head !== null) {
      rule = head[1] ?? "";
      const rest = line.slice(head[0].length);
      if (line.startsWith("|")) {
        const cells = rest
          .trim()
          .replace(/^\|+|\|+$/g, "")
          .split("|");
        found[rule] = plain(cells.map((cell) => cell.trim()).join(" · "));
        rule = "";
      } else {
        found[rule] = plain(rest);
      }
    } else if (rule && line.startsWith("  ")) {
      found[rule] += " " + plain(line);
    } else {
      rule = "";
    }
  }
  return found;
}

function plain(text: string): string {
  return text.replace(EMPHASIS, "").trim();
}
