import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { announce, withdraw } from "./turn-signal";

let badge: number;
let icon: string;

beforeEach(() => {
  badge = 0;
  icon = "/icon.svg";
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => Promise.resolve((badge = count)),
    clearAppBadge: () => Promise.resolve((badge = 0)),
  });
  const link = {
    getAttribute: () => icon,
    setAttribute: (_: string, href: string) => (icon = href),
  };
  vi.stubGlobal("document", { title: "", querySelector: () => link });
});
afterEach(() => vi.unstubAllGlobals());

it("says whose turn it is in title and icon, and is as before when it is over", () => {
  announce("abc", "Du bist dran – Bootleggers");
  expect(document.title).toBe("● Du bist dran – Bootleggers – Backroom");
  expect(icon).toMatch(/^data:image\/svg/);
  withdraw("abc", "Bootleggers");
  expect(document.title).toBe("Bootleggers – Backroom");
  expect(icon).toBe("/icon.svg");
  withdraw("abc");
  expect(document.title).toBe("Backroom");
});

it("counts the tables that wait for us", () => {
  announce("abc", "a");
  announce("abc", "a");
  expect(badge).toBe(1);
  announce("xyz", "b");
  expect(badge).toBe(2);
  withdraw("abc");
  expect(badge).toBe(1);
  withdraw("xyz");
  expect(badge).toBe(0);
});
