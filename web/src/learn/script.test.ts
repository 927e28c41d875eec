import { describe, expect, it } from "vitest";

import type { Ask } from "../wire/data";
import { lineOf, strayed } from "./script";

const script = {
  until: 1,
  lines: { "0": { "1.place.*": [{ do: "place", house: 1 }], "1.place.0.1": [{ do: "done" }] } },
};

function ask(id: string, why_not?: Ask["options"][number]["why_not"]): Ask {
  return {
    id,
    seat: 0,
    question: { ask: "place" },
    rule: "",
    options: [
      { action: { do: "place", house: 1 }, ...(why_not ? { why_not } : {}) },
      { action: { do: "done" } },
    ],
  };
}

describe("what is written", () => {
  it("is found by the question, the closest line first", () => {
    expect(lineOf(script, [ask("1.place.0.2")])).toEqual({ do: "place", house: 1 });
    expect(lineOf(script, [ask("1.place.0.1")])).toEqual({ do: "done" });
  });
  it("is nothing where it can't be done, or nothing is written", () => {
    expect(lineOf(script, [ask("1.place.0.2", { rule: "B5.8", key: "why-full" })])).toBeNull();
    expect(lineOf(script, [ask("2.place.0.2")])).toBeNull();
  });
  it("is left behind by whoever goes his own way", () => {
    const full = { rule: "B5.8", key: "why-full" };
    expect(strayed(script, [ask("1.place.0.2", full)])).toBe(true);
    expect(strayed(script, [ask("1.place.0.2")])).toBe(false);
    expect(strayed(script, [ask("2.place.0.2", full)])).toBe(false);
  });
});
