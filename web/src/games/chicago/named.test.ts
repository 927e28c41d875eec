import { describe, expect, it } from "vitest";

import type { Ask, Option, Seen } from "../../wire/data";
import { alike, ordered } from "./named";

const option = (action: string, ...keys: string[]) =>
  ({ action: { do: action }, means: { told: keys.map((key) => ({ key })) } }) as unknown as Option;
const ask = (...actions: string[]) => ({ options: actions.map((each) => option(each)) }) as Ask;
const seen = (limit: number) => ({ own: { limit } }) as unknown as Seen;

describe("an answer that comes to another", () => {
  it("is called by it: to drive where the car is, is to stay", () => {
    expect(alike(option("drive", "mean-stays"))).toEqual({ do: "stay" });
    expect(alike(option("drive", "mean-way"))).toBeNull();
  });
});

describe("an order in an auction", () => {
  it("says how it stands where it was left: whoever has passed for good is asked no more", () => {
    expect(ordered(ask("bid-up-to", "drop-limit"), seen(-1))?.key).toBe("board-trade-out");
    expect(ordered(ask("bid-up-to", "drop-limit"), seen(6))?.args).toEqual({ fifties: 6 });
  });

  it("says nothing before there is one", () => {
    expect(ordered(ask("bid-up-to", "stay-out"), seen(0))).toBeNull();
    expect(ordered(ask("roll"), seen(6))).toBeNull();
  });
});
