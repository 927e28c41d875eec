/** The rules as a page that can be searched: headings, rules by their ids, and what stands between. */

export interface Block {
  kind: "heading" | "rule" | "text";
  /** The id of a rule. */
  id: string;
  words: string;
  /** How deep a heading is. */
  level: number;
}

export interface Chapter {
  /** By which a link finds it: "4" of "4 Muscle". */
  id: string;
  title: string;
  level: number;
  blocks: Block[];
}

const HEADING = /^(#+) (.*)$/;
const RULE = /^(?:- |\| )\*\*([A-Z]\d+\.\d+)\*\*/;
const LINE_OF_TABLE = /^\|[-| ]+\|$/;
const MARKS = /\*\*|(?<!\w)\*|\*(?!\w)|`/g;

/** The chapters of a page as it is written (Markdown). */
export function chaptersOf(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  let now: Block | null = null;
  for (const line of page.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      const [, marks = "", title = ""] = heading;
      chapters.push({
        id: /^\d+/.exec(title)?.[0] ?? `part-${chapters.length + 1}`,
        title: plain(title),
        level: marks.length,
        blocks: [],
      });
      now = null;
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined || LINE_OF_TABLE.test(line)) continue;
    if (!line.trim()) {
      now = null;
      continue;
    }
    const rule = RULE.exec(line);
    const begins = rule !== null || now === null || /^(?:- |\d+\. |\|)/.test(line);
    const words = plain(
      line.startsWith("|") ? cells(line, rule) : line.slice(rule?.[0].length ?? 0),
    );
    if (begins) {
      now = { kind: rule ? "rule" : "text", id: rule?.[1] ?? "", words, level: 0 };
      chapter.blocks.push(now);
    } else if (now !== null) {
      now.words += ` ${words}`;
    }
  }
  return chapters;
}

function cells(line: string, rule: RegExpExecArray | null): string {
  const rest = line.slice(rule?.[0].length ?? 0).replace(/^\s*\||\|\s*$/g, "");
  return rest
    .split("|")
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(" · ");
}

function plain(text: string): string {
  return text.replace(MARKS, "").replace(/^- /, "").trim();
}

/** Without accents and capitals: what is typed in a hurry finds what is meant. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .toLowerCase();
}

/** What of the page has all these words, or is this rule; everything if nothing is looked for. */
export function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  return words.length === 0 ? [...chapters] : having(chapters, words);
}

/**
 * Where nothing has all these words: what has most of what they begin with. The table speaks in other
 * forms than the rules ("losing control", "you lose control").
 */
export function nearest(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const stems = wordsOf(wanted)
    .filter((word) => word.length >= LEAST)
    .map(stemOf);
  for (let left = stems.length; left > 0; left--) {
    const near = having(chapters, stems, left);
    if (near.length) return near;
  }
  return [];
}

/** The beginnings by which `nearest` has looked, to be marked. */
export function stemsOf(wanted: string): string {
  return wordsOf(wanted)
    .filter((word) => word.length >= LEAST)
    .map(stemOf)
    .join(" ");
}

/** Shorter words say nothing by themselves. */
const LEAST = 4;

/** Without what a word may end with. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(LEAST, Math.ceil(word.length * 0.7)));
}

function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

/** What has all these words, or at least so many of them. */
function having(
  chapters: readonly Chapter[],
  words: readonly string[],
  least = words.length,
): Chapter[] {
  const kept: Chapter[] = [];
  for (const chapter of chapters) {
    const title = folded(chapter.title);
    const blocks = chapter.blocks.filter((block) => {
      const said = folded(`${block.id} ${block.words}`);
      return words.filter((word) => said.includes(word) || title.includes(word)).length >= least;
    });
    if (blocks.length) kept.push({ ...chapter, blocks });
  }
  return kept;
}

/** A piece of what a rule says: as it is, found by what was looked for, or naming another rule. */
export interface Piece {
  words: string;
  found: boolean;
  rule: boolean;
}

const NAMED = /[A-Z]\d+\.\d+/g;

/** What a rule says, with what was looked for marked in it, and the rules that it names. */
export function pieces(said: string, wanted: string): Piece[] {
  const marks = markedIn(said, folded(wanted).split(/\s+/).filter(Boolean));
  const named = [...said.matchAll(NAMED)].map(({ index, 0: id }) => [index, index + id.length]);
  const isRule = (at: number) => named.some(([from = 0, to = 0]) => from <= at && at < to);
  const parts: Piece[] = [];
  for (let at = 0; at < said.length; at++) {
    const [found, rule] = [marks[at] === true, isRule(at)];
    const last = parts.at(-1);
    if (last && last.found === found && last.rule === rule) last.words += said.charAt(at);
    else parts.push({ words: said.charAt(at), found, rule });
  }
  return parts;
}

/** Which letters of it were looked for, accents and capitals aside. */
function markedIn(said: string, words: readonly string[]): boolean[] {
  const marks: boolean[] = [];
  if (words.length === 0) return marks;
  let plainly = "";
  const from: number[] = [];
  for (let at = 0; at < said.length; at++) {
    const letters = folded(said.charAt(at));
    plainly += letters;
    for (let n = 0; n < letters.length; n++) from.push(at);
  }
  for (const word of words) {
    for (let at = plainly.indexOf(word); at >= 0; at = plainly.indexOf(word, at + 1)) {
      for (const place of from.slice(at, at + word.length)) marks[place] = true;
    }
  }
  return marks;
}
