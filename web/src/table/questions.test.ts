import { describe, expect, it } from "vitest";

import scenes from "../dev/scenes.json";
import type { Ask } from "../wire/data";
import {
  amountsOf,
  besideAmount,
  onlyPass,
  questionOf,
  same,
  sheetOf,
  together,
} from "./questions";

type Scene = keyof typeof scenes;

function asksIn(scene: Scene): Ask[] {
  return scenes[scene].view.asks as unknown as Ask[];
}

function ask(options: Ask["options"], more: Partial<Ask> = {}): Ask {
  return { id: "1", seat: 0, prompt: "ask", rule: "X1.1", options, ...more };
}

describe("every question of a real game", () => {
  it.each(Object.keys(scenes) as Scene[])("is shown whole: %s", (scene) => {
    for (const one of asksIn(scene)) {
      const q = questionOf(one);
      const shown =
        q.choices.length +
        q.groups.reduce((sum, group) => sum + group.choices.length, 0) +
        q.passes.length +
        (q.done ? 1 : 0) +
        q.refused.length;
      expect(shown).toBe(one.options.length);
    }
  });
});

describe("loading", () => {
  const sheet = sheetOf(asksIn("ask-load-done"));

  it("is one Done with a number for each truck", () => {
    expect(sheet.questions).toHaveLength(1);
    expect(sheet.questions[0]?.done).not.toBeNull();
    expect(sheet.amounts.length).toBeGreaterThan(1);
    expect(sheet.before).toHaveLength(0);
  });

  it("counts crates, not trucks", () => {
    const amounts = amountsOf(sheet.amounts[0] as Ask);
    expect(amounts.map((amount) => amount.number)).toEqual([0, 1, 2, 3, 4]);
  });

  it("knows how many are too many", () => {
    const amounts = amountsOf(sheet.amounts[0] as Ask);
    expect(amounts.find((amount) => amount.number === 4)?.option.why_not?.key).toBe(
      "why-no-crates",
    );
  });
});

describe("an amount", () => {
  it("leaves other answers beside it", () => {
    const one = ask(
      [
        { action: { do: "choose-count", count: 1 } },
        { action: { do: "choose-count", count: 2 } },
        { action: { do: "never-mind" } },
      ],
      { kind: "amount" },
    );
    expect(amountsOf(one).map((amount) => amount.number)).toEqual([1, 2]);
    expect(besideAmount(one).map((choice) => choice.option.action.do)).toEqual(["never-mind"]);
  });

  it("of one answer still has its number", () => {
    const one = ask([{ action: { do: "load", truck: 3, crates: 0 } }], { kind: "amount" });
    expect(amountsOf(one).map((amount) => amount.number)).toEqual([0]);
  });
});

describe("several", () => {
  it("are one action", () => {
    const one = ask(
      [{ action: { do: "burn", items: [1] } }, { action: { do: "burn", items: [4] } }],
      {
        kind: "several",
        most: 2,
      },
    );
    expect(together(one.options, one)).toEqual({ do: "burn", items: [1, 4] });
    expect(together([], one)).toEqual({ do: "burn", items: [] });
  });
});

describe("many answers of two parts", () => {
  const drives = [0, 1, 2].flatMap((truck) =>
    [0, 1, 2, 3, 4].map((house) => ({ action: { do: "drive", truck, house } })),
  );

  it("are asked in two steps", () => {
    const question = questionOf(ask([...drives, { action: { do: "done" } }]));
    expect(
      question.groups.map((group) => [group.field, group.value, group.choices.length]),
    ).toEqual([
      ["truck", 0, 5],
      ["truck", 1, 5],
      ["truck", 2, 5],
    ]);
    expect(question.choices).toHaveLength(0);
    expect(question.done?.option.action.do).toBe("done");
  });

  it("are one list while they are few", () => {
    expect(questionOf(ask(drives.slice(0, 5))).groups).toHaveLength(0);
  });
});

describe("passing by itself", () => {
  const pass = { action: { do: "pass", stand: 0 } };
  const longer = { action: { do: "pass", stand: 2 } };
  const play = { action: { do: "play", card: 19 } };
  const late = { ...play, why_not: { rule: "B10.1", key: "why-not-now" } };

  it("happens when nothing can be played", () => {
    expect(onlyPass([ask([pass, longer, late])])?.option).toBe(pass);
  });

  it.each([
    ["something can be played", [ask([pass, play])]],
    ["it has been answered", [ask([pass], { answer: pass.action })]],
    ["something may come before", [ask([pass]), ask([play], { id: "2", optional: true })]],
    ["it is no window", [ask([{ action: { do: "done" } }])]],
    ["nothing is asked", []],
  ])("does not when %s", (_, asks) => {
    expect(onlyPass(asks)).toBeNull();
  });
});

it("the same action is known again", () => {
  expect(same({ do: "load", truck: 1, crates: 2 }, { do: "load", truck: 1, crates: 2 })).toBe(true);
  expect(same({ do: "load", truck: 1, crates: 2 }, { do: "load", truck: 1, crates: 3 })).toBe(
    false,
  );
  expect(same(null, { do: "done" })).toBe(false);
});
