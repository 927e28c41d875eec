import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { check } from "./check";
import { hashed, links } from "./hashes";
import { handedOut, MOST_LINKS, withLink, type KeptDice } from "./kept";

const TESTS = fileURLToPath(new URL("../../../tests", import.meta.url));
/** The shortest recorded game of each kind. */
const GAMES = readdirSync(TESTS)
  .map((name) => `${TESTS}/${name}/games`)
  .filter((folder) => existsSync(folder))
  .map((folder) => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
    const sizes = files.map((file) => ({ file, size: statSync(`${folder}/${file}`).size }));
    const [shortest] = sizes.sort((a, b) => a.size - b.size);
    return `${folder}/${shortest?.file}`;
  });
const NOTHING: KeptDice = { at: 0, seat: null, deals: [], links: [] };

interface Head {
  names?: string[];
  seats: number;
  commitment: string;
  nonces: string[];
  seals: string[];
  voids?: { commitment: string; seats: number[] }[];
  origins?: { records: number }[];
}

function recorded(game: string): string[] {
  return readFileSync(game, "utf8").trimEnd().split("\n");
}

const bytes = (text: string) => new TextEncoder().encode(text);
const written = (lines: readonly string[]) => bytes(lines.join("\n") + "\n");

function secretOf(lines: readonly string[]): string {
  return (JSON.parse(lines.at(-1) ?? "") as { secret: string }).secret;
}

/** As somebody makes a file who knows the secret. */
function madeAnew(lines: readonly string[]): string[] {
  const body = lines.slice(0, -1);
  const end = JSON.parse(lines.at(-1) ?? "") as Record<string, unknown>;
  const link = links(secretOf(lines), body.map(bytes)).at(-1);
  return [...body, JSON.stringify({ ...end, link })];
}

/** What a device has kept that was there all the time; every third line was public. */
function keptOf(lines: readonly string[], more: Partial<KeptDice> = {}): KeptDice {
  const { commitment, seals } = JSON.parse(lines[0] ?? "") as Head;
  const chain = links(secretOf(lines), lines.slice(0, -1).map(bytes));
  const deals = [{ commitment, nonce: "", seals }];
  const told = chain.filter((_, at) => at % 3 === 1);
  return { at: 1, seat: 0, deals, links: told, last: chain.at(-1) ?? "", ...more };
}

function withHead(lines: readonly string[], change: (head: Head) => void): string[] {
  const head = JSON.parse(lines[0] ?? "") as Head;
  change(head);
  return [JSON.stringify(head), ...lines.slice(1)];
}

function fault(lines: readonly string[], kept: KeptDice): string | undefined {
  return check(written(lines), kept).fault?.key;
}

describe.each(GAMES)("the game in %s", (game) => {
  const lines = recorded(game);
  const middle = lines.length >> 1;

  it("is not believed when it calls itself a fork, so that nobody can check its dice", () => {
    const fork = madeAnew(
      withHead(lines, (head) => {
        head.origins = [{ records: lines.length }];
        head.seals = head.nonces.map(hashed);
      }),
    );
    expect(fault(fork, keptOf(fork))).toBe("save-no-fork");
  });

  it("is not believed when it calls void what it goes on with", () => {
    const forged = madeAnew(
      withHead(lines, (head) => {
        head.voids = [{ commitment: head.commitment.toUpperCase(), seats: [0] }];
      }),
    );
    expect(fault(forged, keptOf(forged))).toBe("save-unreadable");
  });

  it("has no dice that hold where none can be checked", () => {
    const before = check(written(lines), NOTHING).found.find(
      ({ key }) => key === "web-check-rolls",
    );
    const fork = madeAnew(
      withHead(lines, (head) => {
        head.origins = [{ records: lines.length }];
      }),
    );
    const { found, fault } = check(written(fork), NOTHING);
    expect(fault).toBeNull();
    expect(found.find(({ key }) => key === "web-check-rolls")).toBeUndefined();
    const unknown = found.find(({ key }) => key === "web-check-unchecked");
    expect(unknown?.args).toEqual(before?.args);
  });

  it("is believed, and it is said what was checked", () => {
    const { found, fault } = check(written(lines), keptOf(lines));
    expect(fault).toBeNull();
    const keys = found.map(({ key }) => key);
    expect(keys).toContain("web-check-seal");
    expect(keys, "no device had a share: there is none to rely on").not.toContain(
      "web-check-own-not",
    );
    const count = found.find(({ key }) => key === "web-check-lines")?.args?.["count"];
    expect(count).toBe(lines.length - 1);
    const rolls = found.find(({ key }) => key === "web-check-rolls")?.args?.["count"];
    expect(rolls).toBeGreaterThan(50);
  });

  it("is checked by a device that has kept nothing, and that is said", () => {
    const { found, fault } = check(written(lines), NOTHING);
    expect(fault).toBeNull();
    expect(found.map(({ key }) => key)).toContain("web-check-seal-now");
    expect(found.find(({ key }) => key === "web-check-links")?.args).toEqual({ count: 0 });
  });

  const forgeries: [string, string[]][] = [
    ["names", withHead(lines, (head) => (head.names = ["x", "y"]))],
    ["a void put in", withHead(lines, (head) => (head.voids = [{ commitment: "", seats: [0] }]))],
    ["the promise", withHead(lines, (head) => (head.commitment = "00".repeat(32)))],
    ["a nonce", withHead(lines, (head) => (head.nonces[0] = "11".repeat(16)))],
    [
      "a nonce with its seal",
      withHead(lines, (head) => {
        head.nonces[0] = "11".repeat(16);
        head.seals[0] = hashed("11".repeat(16));
      }),
    ],
    ["no nonce", withHead(lines, (head) => head.nonces.pop())],
    ["one more seal", withHead(lines, (head) => head.seals.push(""))],
    ["a line left out", [...lines.slice(0, middle), ...lines.slice(middle + 1)]],
    ["a line twice", [...lines.slice(0, middle), ...lines.slice(middle - 1)]],
    ["a line changed", lines.map((line, at) => (at === middle ? line.replace(":", ": ") : line))],
    ["no JSON", lines.map((line, at) => (at === middle ? "{" : line))],
    ["the first line alone", lines.slice(0, 1)],
    ["no end", lines.slice(0, -1)],
    ["nothing at all", []],
    ["the secret", [...lines.slice(0, -1), lines.at(-1)?.replace(/t":"../, 't":"zz') ?? ""]],
  ];

  it.each(forgeries)("with another %s is found out", (_, forged) => {
    expect(fault(forged, NOTHING)).toBeDefined();
  });

  it("that is made to fit is found out by a device alone", () => {
    for (const forged of [forgeries[0]?.[1] ?? [], forgeries[1]?.[1] ?? []]) {
      expect(fault(madeAnew(forged), NOTHING)).toBeUndefined();
      expect(fault(madeAnew(forged), keptOf(lines))).toBe("save-other-game");
      expect(fault(madeAnew(forged), keptOf(lines, { links: [] }))).toBe("save-other-game");
    }
  });

  it("has other dice than were promised, seals than were told", () => {
    const other = keptOf(lines, { deals: [{ commitment: "aa", nonce: "" }] });
    expect(fault(lines, other)).toBe("save-other-commitment");
    const { commitment } = JSON.parse(lines[0] ?? "") as Head;
    const deals = [{ commitment, nonce: "", seals: ["ff", ""] }];
    expect(fault(lines, keptOf(lines, { deals }))).toBe("save-other-seals");
  });

  it("was dealt anew while the device was away: it says what it has not seen", () => {
    const anew = madeAnew(
      withHead(lines, (head) => (head.voids = [{ commitment: "aa", seats: [0] }])),
    );
    const kept = keptOf(anew, { deals: [{ commitment: "aa", nonce: "22".repeat(16) }] });
    const { found, fault } = check(written(anew), kept);
    expect(fault).toBeNull();
    const keys = found.map(({ key }) => key);
    expect(keys).toContain("web-check-seal-now");
    expect(keys).toContain("web-check-void");
  });
});

it("is tried on more than one game", () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

describe("the links that a device keeps", () => {
  it("are bounded, in order, the latest always among them", () => {
    let kept: readonly string[] = [];
    for (let at = 0; at < 3 * MOST_LINKS; at++) kept = withLink(kept, String(at).padStart(4, "0"));
    expect(kept).toHaveLength(MOST_LINKS);
    expect([...kept].sort()).toEqual(kept);
    expect(kept.slice(-100)).toEqual(
      Array.from({ length: 100 }, (_, at) => String(3 * MOST_LINKS - 100 + at).padStart(4, "0")),
    );
  });

  it("are kept once each", () => {
    const kept = withLink([], "a");
    expect(withLink(kept, "a")).toBe(kept);
  });

  it("are handed out in the form that backroom verify reads, a nonce never opened left out", () => {
    const deals = [{ commitment: "c", nonce: "n" }];
    expect(handedOut({ ...NOTHING, seat: 1, deals, links: ["l"] })).toEqual({
      seat: 1,
      commitment: "c",
      nonce: "",
      seals: [],
      links: ["l"],
      last: "",
    });
  });
});
