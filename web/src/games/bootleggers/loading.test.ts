import { describe, expect, it } from "vitest";

import { amountsOf, sheetOf } from "../../table/questions";
import type { Ask } from "../../wire/data";
import recorded from "./scenes.json";

describe("loading", () => {
  const sheet = sheetOf(recorded.scenes["load-done"].view.asks as unknown as Ask[]);

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
    const refused = sheet.amounts.flatMap((ask) =>
      amountsOf(ask).filter((amount) => amount.option.why_not),
    );
    expect(refused.map((amount) => amount.option.why_not?.key)).toContain("why-no-crates");
  });
});
