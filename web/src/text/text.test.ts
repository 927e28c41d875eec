import { beforeAll, describe, expect, it } from "vitest";

import type { AnyAction, Ask, Message, Offer, Promised, Reason } from "../wire/data";
import { fetchLanguage, fetchRules, LANGUAGES, type Lang } from "./catalogues";
import fixture from "./fixture.json";
import { Text } from "./lookup";
import { GOODS, PROMISES } from "./terms";

interface Case {
  kind: string;
  of: unknown;
  said: Record<Lang, string>;
}

const CASES = fixture.cases as unknown as Case[];
const RULES = {} as Record<Lang, Record<string, string>>;

beforeAll(async () => {
  for (const lang of LANGUAGES) {
    await fetchLanguage(lang, "bootleggers");
    RULES[lang] = await fetchRules(lang, "bootleggers");
  }
});

function said(text: Text, { kind, of }: Case): string {
  switch (kind) {
    case "message":
      return text.message(of as Message);
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
    case "term": {
      const [base, number] = of as [string, number];
      return text.term(base, number);
    }
    case "rule":
      return RULES[text.lang][of as string] ?? "";
    default:
      throw new Error(kind);
  }
}

describe("the browser says what Python says", () => {
  it.each(LANGUAGES)("in %s", (lang) => {
    const text = new Text(lang, fixture.names, fixture.me);
    expect(CASES.length).toBeGreaterThan(300);
    for (const one of CASES) {
      expect.soft(said(text, one), JSON.stringify(one.of)).toBe(one.said[lang]);
    }
  });
});

describe("the browser knows what Python knows", () => {
  it("of promises", () => {
    expect(PROMISES["bootleggers"]).toEqual(fixture.promises);
  });

  it("of goods", () => {
    expect(Object.keys(GOODS["bootleggers"] ?? {}).sort()).toEqual(fixture.goods);
  });
});

describe("what is missing", () => {
  it("is said in English, or else by its key, and noted", () => {
    const text = new Text("de", ["Al"]);
    expect(text.say("no-such-key")).toBe("no-such-key");
    expect(text.fallbacks.has("no-such-key")).toBe(true);
  });

  it("is not a language we do not have", () => {
    expect(new Text("fr-CH").lang).toBe("fr");
    expect(new Text("xx").lang).toBe("en");
  });

  it("names an empty seat by its number", () => {
    expect(new Text("en", ["", "Al"]).name(0)).toBe("Mobster 1");
  });
});
