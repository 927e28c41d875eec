import { describe, expect, it } from "vitest";

import bootleggers from "./log.json";
import type { Told } from "../../wire/data";
import { hitsOn, isQuiet, soundOf } from "../../follow/heard";

const heard = (seat: number, ...events: Record<string, unknown>[]) =>
  soundOf(events as unknown as Told[], seat, "mobster", bootleggers);

describe("sounds", () => {
  it("are heard by whom it hits, and by nobody else", () => {
    const hijacked = { event: "hijacks-crates", mobster: 0, mobster_from: 2, crates: 3, truck: 1 };
    expect(heard(2, hijacked)).toBe("hit");
    expect(heard(0, hijacked)).toBeNull();
    expect(heard(1, hijacked)).toBeNull();
  });

  it("are seen by whom it hits, line by line", () => {
    const lines = [
      { event: "hijacks-crates", mobster: 0, mobster_from: 2, crates: 3, truck: 1 },
      { event: "busts-shipment", mobster: 1, truck: 1, crates: 4 },
    ] as unknown as Told[];
    expect(hitsOn(lines, 2, bootleggers)).toEqual([lines[0]]);
    expect(hitsOn(lines, 1, bootleggers)).toEqual([lines[1]]);
    expect(hitsOn(lines, 0, bootleggers)).toEqual([]);
  });

  it("tell of an offer to us and of our deals, not of our own offer or others' deals", () => {
    const offer = { event: "offer-made", seat: 0, between: null, to: [1] };
    expect(heard(1, offer)).toBe("deal");
    expect(heard(0, offer)).toBeNull();
    const struck = { event: "deal-struck", seat: 0, seat_with: 1 };
    expect(heard(0, struck)).toBe("deal");
    expect(heard(2, struck)).toBeNull();
  });

  it("are one at a time, the gravest", () => {
    const struck = { event: "deal-struck", seat: 0, seat_with: 2 };
    expect(heard(2, struck, { event: "busts-shipment", mobster: 2, truck: 1, crates: 4 })).toBe(
      "hit",
    );
  });

  it("keep quiet over midnight", () => {
    const at = (hour: number) => new Date(2026, 0, 1, hour);
    expect(isQuiet(at(23), { from: 22, to: 8 })).toBe(true);
    expect(isQuiet(at(3), { from: 22, to: 8 })).toBe(true);
    expect(isQuiet(at(9), { from: 22, to: 8 })).toBe(false);
    expect(isQuiet(at(13), { from: 12, to: 14 })).toBe(true);
  });
});
