import { describe, expect, it } from "vitest";

import { amountsOf, sheetOf } from "../../table/questions";
import type { Ask } from "../../wire/data";

/** A truck to be loaded with up to four crates, of which three are there. */
function load(truck: number): Ask {
  return {
    id: `load.${truck}`,
    seat: 0,
    question: { ask: "load", truck },
    rule: "B7.2",
    form: "amount",
    optional: true,
    options: [0, 1, 2, 3, 4].map((crates) => ({
      action: { do: "load", truck, crates },
      ...(crates > 3 ? { why_not: { rule: "B7.2", key: "why-no-crates" } } : {}),
    })),
  };
}

describe("loading", () => {
  const done = { id: "done", seat: 0, question: { ask: "load-done" }, rule: "B7.2" };
  const sheet = sheetOf([{ ...done, options: [{ action: { do: "done" } }] }, load(3), load(7)]);

  it("is one Done with a number for each truck", () => {
    expect(sheet.questions).toHaveLength(1);
    expect(sheet.questions[0]?.done).not.toBeNull();
    expect(sheet.amounts.map((ask) => ask.id)).toEqual(["load.3", "load.7"]);
    expect(sheet.before).toHaveLength(0);
  });

  it("counts crates, not trucks", () => {
    const amounts = amountsOf(sheet.amounts[0] as Ask);
    expect(amounts.map((amount) => amount.number)).toEqual([0, 1, 2, 3, 4]);
    expect(amounts[0]?.field).toBe("crates");
  });

  it("knows how many are too many", () => {
    const amounts = amountsOf(sheet.amounts[0] as Ask);
    expect(amounts.at(-1)?.option.why_not?.key).toBe("why-no-crates");
  });
});
