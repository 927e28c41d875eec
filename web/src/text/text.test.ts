import { describe, expect, it } from "vitest";

import type {
  AnyAction,
  Ask,
  Choosable,
  Message,
  Offer,
  Promised,
  Reason,
  Told,
} from "../wire/data";
import { fetchRules, fetchVocabulary, language, LANGUAGES, type Lang } from "./catalogues";
import { Text } from "./lookup";
import { NO_WORDS, nameOf, numbersOf, withBoard, type Term } from "./words";

/** What Python says at a table (`tools/text_fixture.py`). */
interface Table {
  names: string[];
  me: number;
  options: Record<string, Choosable>;
  cases: { kind: string; of: unknown; said: Record<Lang, string> }[];
}

const GAMES = import.meta.glob<Table[]>("../games/*/said.json", { import: "default", eager: true });
const TABLES = Object.entries(GAMES).flatMap(([path, tables]) =>
  tables.map((table) => ({ game: path.split("/")[2] as string, ...table })),
);

function said(text: Text, rules: Record<string, string>, kind: string, of: unknown): string {
  switch (kind) {
    case "message":
      return text.message(of as Message);
    case "event":
      return text.event(of as Told);
    case "question":
      return text.ask({ question: of } as unknown as Ask);
    case "reason":
      return text.reason(of as Reason);
    case "action": {
      const { action, ask } = of as { action: AnyAction; ask: Ask };
      return text.action(action, ask);
    }
    case "offer":
      return text.offer(of as Offer);
    case "promise":
      return text.promise(of as Promised);
    case "term":
      return text.term(...(of as Parameters<Text["term"]>));
    case "help":
      return text.help("card", of as number);
    case "rule":
      return rules[of as string] ?? "";
    default:
      throw new Error(kind);
  }
}

describe("the browser says what Python says", () => {
  const told = TABLES.flatMap((table, at) =>
    LANGUAGES.map((lang) => [at, table.game, lang] as const),
  );

  it.each(told)("at table %i (%s) in %s", async (at, game, lang) => {
    const { names, me, options, cases } = TABLES[at] as Table;
    const text = new Text(await fetchVocabulary(lang, game, options), names, me);
    const rules = await fetchRules(lang, game, options);
    expect(cases.length).toBeGreaterThan(5);
    for (const { kind, of, said: expected } of cases) {
      expect.soft(said(text, rules, kind, of), JSON.stringify(of)).toBe(expected[lang]);
    }
  });

  it("of two games at least", () => {
    expect(new Set(TABLES.map((table) => table.game)).size).toBeGreaterThan(1);
  });
});

describe("what is missing", () => {
  it("is said by its key, and noted", async () => {
    const text = new Text(await fetchVocabulary("de"), ["Al"]);
    expect(text.say("no-such-key")).toBe("no-such-key");
    expect(text.fallbacks.has("no-such-key")).toBe(true);
  });

  it("is not a language we do not have", () => {
    expect(language("fr-CH")).toBe("fr");
    expect(language("xx")).toBe("en");
  });

  it("names an empty seat by its number", async () => {
    expect(new Text(await fetchVocabulary("en"), ["", "Al"]).name(0)).toMatch(/ 1$/);
  });

  it("is no reason to stop for a game that has no words", async () => {
    const text = new Text(await fetchVocabulary("en", "no-such-game"), ["Al", "Bea"], 0);
    expect(text.value("seat", 1)).toBe("Bea");
    expect(text.value("shelf", 3)).toBe("3");
    expect(text.good({ kind: "beans", item: 0, count: 2 })).toBe("beans 0 × 2");
    expect(text.help("card", 1)).toBe("");
  });
});

describe("the options of a table", () => {
  it.each(LANGUAGES)(
    "are named, and editions of the rules that are to come, in %s",
    async (lang) => {
      for (const { game, options } of TABLES) {
        const text = new Text(await fetchVocabulary(lang, game), []);
        for (const [name, value] of Object.entries(options)) {
          expect(text.option(name)).not.toBe("");
          expect(text.option(name, value)).not.toBe("");
        }
        if (text.has("option-rules")) expect(text.option("rules", 7)).toContain("7");
        expect([...text.fallbacks]).toEqual([]);
      }
    },
  );
});

describe("the words behind numbers", () => {
  const truck: Term = {
    names: [
      { from: 0, to: 1, key: "small", args: { number: { times: 1, plus: 1 } } },
      { from: 2, to: 2, key: "large" },
    ],
    by: "house",
    cases: { "0": [{ key: "any" }], "1": [{ from: 1, to: 2, key: null }] },
  };

  it("count along with them", () => {
    expect(nameOf(truck, 1, {})).toEqual({ key: "small", args: { number: 2 } });
    expect(nameOf(truck, 2, {})).toEqual({ key: "large", args: {} });
    expect(nameOf(truck, 3, {})).toBeNull();
  });

  it("may depend on what they stand among", () => {
    expect(nameOf(truck, 9, { house: 0 })?.key).toBe("any");
    expect(nameOf(truck, 1, { house: 1 })).toBeNull();
    expect(nameOf(truck, 0, { house: 1 })?.key).toBe("small");
    expect(nameOf(truck, 1, { house: 7 })?.key).toBe("small");
  });

  it("are others on the board of a file", () => {
    const street: Term = { names: [{ from: 0, to: 5, key: "square" }], by: "map", cases: {} };
    const words = withBoard(
      { ...NO_WORDS, terms: { street, truck }, beside: { near: street } },
      {
        terms: {
          street: [
            { from: 0, to: 0, key: "named", args: { name: "Bat St." } },
            { from: 3, to: 5, key: null },
          ],
        },
        beside: {},
      },
    );
    const own = words.terms["street"] as Term;
    expect(nameOf(own, 0, { map: "own" })).toEqual({ key: "named", args: { name: "Bat St." } });
    expect(nameOf(own, 1, { map: "own" })?.key).toBe("square");
    expect(numbersOf(own, { map: "own" })).toEqual([0, 1, 2]);
    expect(nameOf(own, 0, { map: "loop" })?.key).toBe("square");
    expect(words.terms["truck"]).toEqual(truck);
    expect(words.beside["near"]).toEqual(street);
  });

  it("are so many, or an amount", () => {
    expect(numbersOf(truck, {})).toEqual([0, 1, 2]);
    expect(numbersOf(truck, { house: 1 })).toEqual([0]);
    expect(numbersOf(truck, { house: 0 })).toBeNull();
  });
});
