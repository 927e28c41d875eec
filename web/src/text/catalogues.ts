/** The catalogues and the rules' pages: the files that Python reads, fetched when needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { onScreen } from "../games/shelf";
import type { Choosable } from "../wire/data";
import type { Words } from "./words";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const ENGLISH: Lang = "en";

/** What every game shares (`first` of a language); each game adds the one of its own name, and perhaps
 * what its answers mean, and its board's. */
const SHARED = ["common", "web", "people"];
const OWN = ["", "-means", "-board"].map((part) => (game: string) => game + part);

interface Catalogues {
  /** Those that every page needs, by their path. */
  first: Readonly<Record<string, string>>;
  more: Readonly<Record<string, () => Promise<string>>>;
}
/** A language is fetched as one piece, with what every page says: nobody fetches the names of all. */
const FILES: Readonly<Record<Lang, () => Promise<Catalogues>>> = {
  en: () => import("./languages/en"),
  fr: () => import("./languages/fr"),
  de: () => import("./languages/de"),
  it: () => import("./languages/it"),
};
const PAGES = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

type Options = Readonly<Record<string, Choosable>>;

/** Everything that is needed to speak of a game in a language. */
export interface Vocabulary {
  lang: Lang;
  game: string;
  words: Words;
  /** The options of the table: names may depend on them. */
  options: Options;
  /** The messages of the language. */
  bundles: FluentBundle[];
}

/** The language we have that is nearest to this tag: `fr` for `fr-CH`. */
export function language(wanted: string): Lang {
  const lang = wanted.replace("_", "-").split("-")[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === lang) ?? ENGLISH;
}

/** The catalogue of what can be wrong with the file of a board. */
export const BOARDS = "boards";
/** The catalogue of what is checked at the end of a game. */
export const FAIRNESS = "fairness";
/** The catalogue of the log, of notes and bookmarks. */
export const FOLLOW = "follow";
/** The catalogue of talk: rooms, and who may talk with whom. */
export const TALK = "talk";
/** The catalogue of clocks and of people who are away, for tables of several. */
export const TIME = "time";
/** The catalogue of tables beside their games: the list, getting up, ending together, once more. */
export const TABLES = "tables";
/** The catalogue of how people are reached who do not look. */
export const TELLING = "telling";
/** The catalogue of guided first games. */
export const LEARN = "learn";
/** The catalogue of one table with a television and phones, or of one device that goes round. */
export const AROUND = "tv";
/** The catalogue of looking back at a game. */
export const BACK = "back";
/** The catalogue of hints, for whoever plays alone with bots, and why a game's bots give them. */
export const HINTS = "hints";
export const hintsOf = (game: string) => `${game}-hints`;
/** The catalogue of challenges. */
export const CHALLENGES = "challenges";
/** The catalogue of what is told after a game, and what each game adds to it. */
export const AFTER = "after";
export const afterOf = (game: string) => `${game}-after`;
/** The catalogue of what the signs on a game's table mean. */
export const legendOf = (game: string) => `${game}-legend`;
/** The catalogue of links, seats and those who look on. */
export const SEATS = "seats";
/** The catalogue of the lobby beyond its first sight: own tables, settings, the rule book. */
export const LOBBY = "lobby";

/**
 * What it takes to speak of a game (of none: ""), at a table with these options; `more`: catalogues
 * that are needed now and then.
 */
export async function fetchVocabulary(
  wanted: string,
  game = "",
  options: Options = {},
  more: readonly string[] = [],
): Promise<Vocabulary> {
  const lang = language(wanted);
  const { words } = await onScreen(game);
  const names = [...more, ...cataloguesOf(game), ...overlaysOf(words, options)];
  return { lang, game, words, options, bundles: [await bundleOf(lang, names)] };
}

function cataloguesOf(game: string): string[] {
  return [...SHARED, ...(game ? OWN.map((name) => name(game)) : [])];
}

/** The catalogues that the options of the table ask for, such as the mild one. */
function overlaysOf(words: Words, options: Options): string[] {
  return words.overlays
    .filter(({ option, value }) => options[option] === value)
    .map(({ catalogue }) => catalogue);
}

const bundles = new Map<string, FluentBundle>();

/** The messages of these catalogues; what comes later may say again what came before. */
async function bundleOf(lang: Lang, names: readonly string[]): Promise<FluentBundle> {
  const key = [lang, ...names].join("/");
  const kept = bundles.get(key);
  if (kept) return kept;
  const bundle = new FluentBundle([lang], { useIsolating: false });
  for (const text of await Promise.all(names.map((name) => fileOf(lang, name)))) {
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundles.set(key, bundle);
  return bundle;
}

/** A catalogue; "": there is none of this name. (Every language has the same ones: tests/text.) */
async function fileOf(lang: Lang, name: string): Promise<string> {
  const path = `../../../../src/backroom/text/${lang}/${name}.ftl`;
  const { first, more } = await FILES[lang]();
  return first[path] ?? (await more[path]?.()) ?? "";
}

// --- rules ---------------------------------------------------------------------------------------

const pages = new Map<string, Record<string, string>>();

/** The rules' page of a game as it is written, in the words of this table; "": there is none. */
export async function fetchPage(lang: Lang, game: string, options: Options = {}): Promise<string> {
  const [own, english] = [lang, ENGLISH].map(
    (each) => PAGES[`../../../docs/rules/${game}.${each}.md`],
  );
  let page = (await (own ?? english)?.()) ?? "";
  for (const overlay of overlaysOf((await onScreen(game)).words, options)) {
    page = softening(await fileOf(lang, game), await fileOf(lang, overlay))(page);
  }
  return page;
}

/** Every rule of a game by its id, in this language; there may be none. */
export async function fetchRules(
  lang: Lang,
  game: string,
  options: Options = {},
): Promise<Record<string, string>> {
  const overlays = overlaysOf((await onScreen(game)).words, options);
  const key = [lang, game, ...overlays].join("/");
  let found = pages.get(key);
  if (found === undefined) {
    const page = await PAGES[`../../../docs/rules/${game}.${lang}.md`]?.();
    found = rulesOf(page ?? "");
    for (const overlay of overlays) {
      const soften = softening(await fileOf(lang, game), await fileOf(lang, overlay));
      found = Object.fromEntries(Object.entries(found).map(([id, rule]) => [id, soften(rule)]));
    }
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

/** Says a rule in the words of an overlay (the twin of `mild.py`). */
function softening(own: string, overlay: string): (text: string) => string {
  const before = saidIn(own);
  const swaps = [...saidIn(overlay)].map(([name, instead]) => {
    const said = before.get(name) ?? "";
    let found = `${NO_LETTER_BEFORE}${escaped(said)}${NO_LETTER_AFTER}`;
    if (!name.startsWith("-"))
      found += String.raw`(?: \([^)]*\))?`; // the page translates a name
    else if (said === before.get(`${name}s`)) found = `(?<=${NO_LETTER_BEFORE}1 )${found}`;
    return { found, said, instead };
  });
  swaps.sort((a, b) => b.found.length - a.found.length);
  const patterns = swaps.map(({ found, instead }) => [new RegExp(found, "gu"), instead] as const);
  return (text) =>
    patterns.reduce((softer, [found, instead]) => softer.replace(found, instead), text);
}

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}_])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}_])`;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** Terms and messages of a catalogue that are one plain word or name each. */
function saidIn(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(catalogue).body) {
    if (typeof value === "string") found.set(id, value);
  }
  return found;
}
