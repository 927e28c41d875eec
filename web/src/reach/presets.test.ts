import { expect, test } from "vitest";

import { kindOf, presetsOf, withAddress } from "./presets";

const MAIL = "ann@example.org";
const HOOK = "https://discord.com/api/webhooks/1/abc";

test("an address is known by its looks", () => {
  expect(kindOf(MAIL)).toBe("mail");
  expect(kindOf(HOOK)).toBe("discord");
  expect(kindOf("my-topic")).toBe("ntfy");
  expect(kindOf("https://ntfy.example.org/my-topic")).toBe("ntfy");
  expect(kindOf("https://ann@ntfy.example.org/my-topic")).toBe("ntfy");
});

test("only those are offered that fit", () => {
  const profile = { addresses: [MAIL, HOOK, "my-topic"] };
  expect(presetsOf(profile, "mail")).toEqual([MAIL]);
  expect(presetsOf(profile, "ntfy")).toEqual(["my-topic"]);
  expect(presetsOf(profile, "push")).toEqual([]);
  expect(presetsOf(null, "mail")).toEqual([]);
});

test("a profile keeps each of them once, and the latest five", () => {
  const profile = { name: "Ann", addresses: ["a", "b", "c", "d", "e"] };
  expect(withAddress(profile, "b").addresses).toEqual(["a", "c", "d", "e", "b"]);
  expect(withAddress(profile, "f")).toEqual({ name: "Ann", addresses: ["b", "c", "d", "e", "f"] });
});
