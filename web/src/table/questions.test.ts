import { describe, expect, it } from "vitest";

import type { AnyAction, Ask } from "../wire/data";
import {
  amountsOf,
  besideAmount,
  orderFor,
  picksOf,
  questionOf,
  raisesOf,
  same,
  together,
  oneselfLast,
  worthFirst,
} from "./questions";

interface Recorded {
  scenes: Record<string, { view: { asks: Ask[] } }>;
}

const GAMES = import.meta.glob<Recorded>("../games/*/scenes.json", {
  import: "default",
  eager: true,
});
const ASKED = Object.entries(GAMES).flatMap(([path, { scenes }]) =>
  Object.entries(scenes).map(
    ([scene, { view }]) => [path.split("/")[2], scene, view.asks] as const,
  ),
);

function ask(options: Ask["options"], more: Partial<Ask> = {}): Ask {
  return { id: "1", seat: 0, question: { ask: "muscle" }, rule: "X1.1", options, ...more };
}

describe("every question of a real game", () => {
  it.each(ASKED)("is shown whole: %s, %s", (_game, _scene, asks) => {
    for (const one of asks) {
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

describe("what can be picked on a board", () => {
  const shelves = ask([
    { action: { do: "stock", shelf: 1 } },
    { action: { do: "stock", shelf: 2 }, why_not: { rule: "", key: "why-not" } },
    { action: { do: "done" } },
  ]);
  const named = (action: { [field: string]: unknown }) =>
    "shelf" in action ? [`shelf:${String(action["shelf"])}`] : [];

  it("is what is allowed, with the question it answers", () => {
    const picks = picksOf([shelves], named);
    expect([...picks.keys()]).toEqual(["shelf:1"]);
    expect(picks.get("shelf:1")).toEqual([{ ask: shelves, option: shelves.options[0] }]);
  });

  it("of two questions keeps both apart, though the answers are the same", () => {
    const other = { ...shelves, id: "2" };
    const picked = picksOf([shelves, other], named).get("shelf:1") ?? [];
    expect(picked.map((choice) => choice.ask.id)).toEqual(["1", "2"]);
  });

  it("is nothing where several are picked at once", () => {
    expect(picksOf([{ ...shelves, form: "several" }], named).size).toBe(0);
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
      { form: "amount" },
    );
    expect(amountsOf(one).map((amount) => amount.number)).toEqual([1, 2]);
    expect(besideAmount(one).map((choice) => choice.option.action.do)).toEqual(["never-mind"]);
  });

  it("of one answer still has its number", () => {
    const one = ask([{ action: { do: "load", truck: 3, crates: 0 } }], { form: "amount" });
    expect(amountsOf(one).map((amount) => amount.number)).toEqual([0]);
  });
});

describe("several", () => {
  it("are one action", () => {
    const one = ask(
      [{ action: { do: "burn", items: [1] } }, { action: { do: "burn", items: [4] } }],
      {
        form: "several",
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

it("the same action is known again", () => {
  expect(same({ do: "load", truck: 1, crates: 2 }, { do: "load", truck: 1, crates: 2 })).toBe(true);
  expect(same({ do: "load", truck: 1, crates: 2 }, { do: "load", truck: 1, crates: 3 })).toBe(
    false,
  );
  expect(same(null, { do: "done" })).toBe(false);
});

describe("many amounts", () => {
  const bids = (least: number, most: number): Ask =>
    amount([
      ...Array.from({ length: most - least + 1 }, (_, at) => ({ do: "bid", fifties: least + at })),
      { do: "pass-bid" },
    ]);
  const amount = (actions: AnyAction[], more: Partial<Ask> = {}): Ask =>
    ask(
      actions.map((action) => ({ action })),
      { form: "amount", ...more },
    );

  it("have round raises from what stands now, as far as they go", () => {
    const numbers = (one: Ask) =>
      raisesOf(amountsOf(one).filter(({ number }) => !Number.isNaN(number))).map(
        ({ number, by }) => `${number} by ${by}`,
      );
    expect(numbers(bids(6, 41))).toEqual(["7 by 2", "9 by 4", "15 by 10"]);
    expect(numbers(bids(1, 12))).toEqual(["2 by 2", "4 by 4", "10 by 10"]);
    expect(numbers(bids(6, 14))).toEqual(["7 by 2", "9 by 4"]);
    expect(numbers(bids(6, 10))).toEqual([]);
  });

  it("can be left as an order, if there is one that takes them", () => {
    const limit = amount(
      [1, 2].map((fifties) => ({ do: "up-to", fifties })),
      { optional: true },
    );
    const crates = amount(
      [1, 2].map((count) => ({ do: "load", count })),
      { optional: true },
    );
    expect(orderFor(bids(6, 41), [crates, limit])).toBe(limit);
    expect(orderFor(bids(6, 41), [crates])).toBeNull();
    expect(orderFor(limit, [limit])).toBeNull();
  });

  it("lets him stay out who can't pay", () => {
    const out = ask([{ action: { do: "stay-out" } }], { optional: true });
    const show = ask([{ action: { do: "show-cash" } }], { optional: true });
    expect(orderFor(bids(6, 6), [show, out], ["stay-out"])).toBe(out);
    expect(orderFor(bids(6, 6), [show, out])).toBeNull();
  });
});

describe("what hits the reader himself", () => {
  const options = [0, 1, 2].map((mobster) => ({ action: { do: "choose-mobster", mobster } }));
  const question = questionOf(ask(options));
  const mobsters = (me: number) =>
    oneselfLast(question.choices, ({ mobster }) => mobster === me).map(
      ({ option }) => option.action["mobster"],
    );

  it("stands last, and all else as it was", () => {
    expect(mobsters(0)).toEqual([1, 2, 0]);
    expect(mobsters(2)).toEqual([0, 1, 2]);
  });
});

describe("a list of where one could go", () => {
  const go = (square: number, means?: Ask["options"][number]["means"]) => ({
    action: { do: "drive", square },
    means,
  });
  const told = { key: "told", args: {} };
  const options = [
    go(1, { told: [told] }),
    go(2, { brief: told }),
    go(3, { tone: "earns", brief: told }),
    go(4),
    go(5, { tone: "earns", brief: told }),
  ] as Ask["options"];
  const question = questionOf(ask(options));
  const squares = (kinds?: string[]) =>
    worthFirst(question.choices, kinds).map(({ option }) => option.action["square"]);

  it("begins with what is worth something", () => {
    expect(squares(["drive"])).toEqual([3, 5, 2, 1, 4]);
  });

  it("is as the game has it, unless the game says so", () => {
    expect(squares()).toEqual([1, 2, 3, 4, 5]);
  });
});
