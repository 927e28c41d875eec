/** Was a finished game played with the dice that were promised, and is it the one that was played? */
import type { Message } from "../wire/data";
import { botNonce, dice, hashed, isHex, links } from "./hashes";
import type { KeptDice } from "./kept";

/** What was found, in words to be said; `fault`: why the game is not to be trusted. */
export interface Verdict {
  found: Message[];
  fault: Message | null;
}

interface Head {
  seats: number;
  names?: string[];
  commitment?: string;
  nonces?: string[];
  seals?: string[];
  voids?: { commitment: string; seats: number[] }[];
  /** A fork: which of its first records were played with which other dice. */
  origins?: { records: number; commitment?: string; nonces?: string[]; secret?: string }[];
}
interface Done {
  rolls?: [label: string, sides: number, value: number][];
}
interface End {
  secret?: string;
  link?: string;
}

class Fault extends Error {
  constructor(
    readonly key: string,
    readonly line: number,
    readonly detail: string | number = "",
  ) {
    super(key);
  }
}

const NEWLINE = 10;

/** The lines of a file, without their line breaks. */
function linesOf(file: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = file.indexOf(NEWLINE); at >= 0; at = file.indexOf(NEWLINE, from)) {
    lines.push(file.subarray(from, at));
    from = at + 1;
  }
  if (from < file.length) lines.push(file.subarray(from));
  return lines;
}

function parsed<T>(line: Uint8Array | undefined, number: number): T {
  try {
    const found: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(line));
    if (typeof found === "object" && found !== null) return found as T;
  } catch {
    // It is said below.
  }
  throw new Fault("save-unreadable", number);
}

/** Check the file of a game against what this device has kept of it. */
export function check(file: Uint8Array, kept: KeptDice): Verdict {
  const found: Message[] = [];
  try {
    verify(linesOf(file), kept, (key, args = {}) => found.push({ key, args }));
  } catch (error) {
    const { key, line, detail } =
      error instanceof Fault ? error : new Fault("save-unreadable", 1, String(error));
    return { found, fault: { key, args: { line, detail } } };
  }
  return { found, fault: null };
}

type Say = (key: string, args?: NonNullable<Message["args"]>) => void;

function verify(lines: readonly Uint8Array[], kept: KeptDice, say: Say): void {
  const head = parsed<Head>(lines[0], 1);
  const end = parsed<End>(lines.at(-1), lines.length);
  const { secret, link } = end;
  if (!isHex(secret) || secret === "") throw new Fault("save-wrong-secret", lines.length);
  const body = lines.slice(0, -1);

  const promise = head.commitment?.toLowerCase();
  if (hashed(secret) !== promise) throw new Fault("save-wrong-secret", 1);
  // Nobody plays on with a deal that is void.
  if (head.voids?.some(({ commitment }) => commitment.toLowerCase() === promise)) {
    throw new Fault("save-unreadable", 1, "voids");
  }
  let deal = kept.deals.at(-1);
  if (deal && deal.commitment !== promise) {
    // Dice that were dealt anew while this device was away; of those it has seen nothing.
    const gone = head.voids?.some(({ commitment }) => commitment === deal?.commitment);
    if (!gone) throw new Fault("save-other-commitment", 1);
    deal = undefined;
  }
  say(deal ? "web-check-seal" : "web-check-seal-now");

  const nonces = verifyNonces(head, secret);
  if (deal?.seals && deal.seals.join() !== (head.seals ?? []).join()) {
    throw new Fault("save-other-seals", 1);
  }
  const shares = (head.seals ?? []).filter(Boolean).length;
  say("web-check-numbers", { count: shares });
  const own = deal?.seals && deal.nonce && kept.seat !== null ? deal.nonce : "";
  // What this device has sealed is among the seals, or it was left out, as it was told.
  const inDice = own !== "" && hashed(own) === deal?.seals?.[kept.seat ?? 0];
  if (inDice && nonces[kept.seat ?? 0] !== own) throw new Fault("save-other-nonce", 1);
  // Where no device had a share, there is none to rely on.
  if (shares) say(inDice ? "web-check-own" : "web-check-own-not");
  if (head.voids?.length) {
    const late = head.voids.flatMap(({ seats }) => seats.map((seat) => head.names?.[seat] ?? ""));
    say("web-check-void", { count: head.voids.length, names: late.join(", ") });
  }

  const { checked, unknown } = verifyRolls(body, diceOf(head, secret, nonces));
  if (checked || !unknown) say("web-check-rolls", { count: checked });
  if (unknown) say("web-check-unchecked", { count: unknown });
  verifyLinks(links(secret, body), kept, link, lines.length);
  say("web-check-lines", { count: body.length });
  say("web-check-links", { count: kept.links.length + (kept.last === undefined ? 0 : 1) });
}

function verifyNonces({ seats, nonces = [], seals = [] }: Head, secret: string): string[] {
  for (let seat = 0; seat < seats; seat++) {
    const [nonce, seal] = [nonces[seat], seals[seat]];
    const fits =
      isHex(nonce) &&
      seal !== undefined &&
      (seal ? hashed(nonce) === seal.toLowerCase() : nonce === botNonce(secret, seat));
    if (!fits) throw new Fault("save-wrong-nonce", 1, seat + 1);
  }
  if (nonces.length !== seats || seals.length !== seats) {
    throw new Fault("save-wrong-nonce", 1, seats + 1);
  }
  return nonces;
}

interface Thrown {
  /** Up to so many records. */
  upto: number;
  /** null: these dice can't be checked, the file that was forked did not tell their secret. */
  draw: ReturnType<typeof dice> | null;
}

/** In a fork, what was played before has the dice of the game that it comes from. */
function diceOf(head: Head, secret: string, nonces: string[]): Thrown[] {
  const { origins = [], seals = [] } = head;
  // Else a server could call any game a fork, and roll what it likes.
  if (origins.length && seals.some(Boolean)) throw new Fault("save-no-fork", 1);
  if (origins.some(({ records }, at) => !(records > (origins[at - 1]?.records ?? 0)))) {
    throw new Fault("save-unreadable", 1, "origins");
  }
  const before = origins.map(({ records, commitment, nonces: theirs = [], secret: known = "" }) => {
    if (known && (!isHex(known) || hashed(known) !== commitment?.toLowerCase())) {
      throw new Fault("save-wrong-secret", 1);
    }
    return { upto: records, draw: known ? dice(known, theirs) : null };
  });
  return [...before, { upto: Infinity, draw: dice(secret, nonces) }];
}

/** How many outcomes there are that follow, and how many that can't be checked. */
function verifyRolls(lines: readonly Uint8Array[], thrown: readonly Thrown[]) {
  const counts = new Map<string, number>();
  let [checked, unknown] = [0, 0];
  lines.forEach((line, at) => {
    if (at === 0) return;
    const draw = thrown.find(({ upto }) => at <= upto)?.draw;
    for (const [label, sides, value] of parsed<Done>(line, at + 1).rolls ?? []) {
      const k = counts.get(label) ?? 0;
      counts.set(label, k + 1);
      if (draw && draw(label, k, sides) !== value)
        throw new Fault("save-wrong-roll", at + 1, label);
      if (draw) checked += 1;
      else unknown += 1;
    }
  });
  return { checked, unknown };
}

function verifyLinks(
  chain: readonly string[],
  kept: KeptDice,
  last: string | undefined,
  end: number,
): void {
  if (chain.at(-1) !== last?.toLowerCase()) throw new Fault("save-broken-chain", end);
  let good = 0;
  for (const link of kept.links) {
    const at = chain.indexOf(link, Math.max(0, good - 1));
    if (at < 0) throw new Fault("save-other-game", good + 1);
    good = at + 1;
  }
  if (kept.last !== undefined && kept.last !== chain.at(-1)) {
    throw new Fault("save-other-game", good + 1);
  }
}
