import { describe, expect, it } from "vitest";

import { routeOf } from "../route.svelte";
import { isHere } from "./invite";

describe("an address", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this computer's own", (name) => {
    expect(isHere(name)).toBe(true);
  });

  it.each(["192.168.1.5", "localhost.example", "127.0.0.1.example", "backroom.example"])(
    "%s is not",
    (name) => {
      expect(isHere(name)).toBe(false);
    },
  );

  it.each(["/tabel/abc", "/nothing", "/table", "/table/a/b", "/table/ä"])(
    "%s leads nowhere",
    (path) => {
      expect(routeOf(path, "")).toEqual({ page: "nowhere" });
    },
  );

  it("leads to the lobby, or to a table", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc/", "#k")).toEqual({ page: "table", table: "abc", key: "k" });
  });
});
