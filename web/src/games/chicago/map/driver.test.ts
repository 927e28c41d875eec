import { describe, expect, it } from "vitest";

import { AT, gangsterNamed } from "../components";
import type { ChicagoView } from "../types";
import { fartherBy } from "./driver";

const ROY = gangsterNamed("rolls-roy");
const NICK = gangsterNamed("swift-nick");

function view(reach: number, cars: [gangster: number, shown: boolean][], where = AT.car) {
  return {
    asks: [{ question: { ask: "drive", die: 4, reach } }],
    gangsters: cars.map(([gangster, shown]) => ({ gangster, shown, owner: 0, where })),
  } as unknown as Pick<ChicagoView, "asks" | "gangsters">;
}

describe("who takes the own car farther than the die", () => {
  it("is named with what he adds", () => {
    expect(fartherBy(view(5, [[ROY, false]]), 0)).toEqual({ die: 4, count: 1, gangster: ROY });
  });

  it("is whoever has been shown, of two alike", () => {
    const two = view(5, [
      [ROY, false],
      [NICK, true],
    ]);
    expect(fartherBy(two, 0)?.gangster).toBe(NICK);
  });

  it("is nobody if the die is all there is, or nobody is asked", () => {
    expect(fartherBy(view(4, [[ROY, false]]), 0)).toBeNull();
    expect(fartherBy({ ...view(5, [[ROY, false]]), asks: [] }, 0)).toBeNull();
    expect(fartherBy(view(5, [[ROY, false]], AT.hiding), 0)).toBeNull();
  });
});
