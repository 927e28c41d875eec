/**
 * What this device keeps of a table's dice, so that it need not believe the server afterwards: the
 * promises it was made, its own nonces, all seals, and links of the chain.
 */
import { forget, namesOf, read, write } from "../memory";

/** A promise of the server, and what this device has added to it. */
export interface Deal {
  commitment: string;
  /** Its own nonce, made after it had the promise; "": none. */
  nonce: string;
  /** All seals, from before its nonce was opened. */
  seals?: readonly string[];
}

export interface KeptDice {
  /** When it was written, in milliseconds. */
  at: number;
  seat: number | null;
  /** The last one counts, the others were void. */
  deals: readonly Deal[];
  /** In the order in which they were told. */
  links: readonly string[];
  /** The last link of all. */
  last?: string;
}

const PLACE = "dice.";
const MOST_TABLES = 40;
const MOST_DEALS = 8;
export const MOST_LINKS = 256;

/** For a device that keeps nothing: until the page is closed. */
const memory = new Map<string, string>();

const NOTHING: KeptDice = { at: 0, seat: null, deals: [], links: [] };

export function keptDice(table: string): KeptDice {
  try {
    const raw = read(PLACE + table) ?? memory.get(table) ?? "{}";
    return { ...NOTHING, ...(JSON.parse(raw) as Partial<KeptDice>) };
  } catch {
    return NOTHING;
  }
}

export function keepDice(table: string, more: Partial<KeptDice>): void {
  const before = keptDice(table);
  if (before.at === 0) makeRoom();
  const raw = JSON.stringify({ ...before, ...more, at: Date.now() });
  write(PLACE + table, raw);
  if (read(PLACE + table) === null) memory.set(table, raw);
}

/** The tables that were longest left alone give way. */
function makeRoom(): void {
  const tables = namesOf(PLACE).map((table) => ({ table, at: keptDice(table).at }));
  tables.sort((a, b) => b.at - a.at);
  for (const { table } of tables.slice(MOST_TABLES - 1)) forget(PLACE + table);
}

/** What belongs to this promise of the server. */
export function dealOf(table: string, commitment: string): Deal | undefined {
  return keptDice(table).deals.find((deal) => deal.commitment === commitment);
}

/** A promise, or what was added to it. */
export function keepDeal(table: string, deal: Deal): void {
  const others = keptDice(table).deals.filter((each) => each.commitment !== deal.commitment);
  keepDice(table, { deals: [...others, deal].slice(-MOST_DEALS) });
}

/**
 * One more link. If there are too many, any of the older half goes: nobody can know which, and so
 * nobody knows which lines this device could no longer tell from others.
 */
export function withLink(
  links: readonly string[],
  link: string,
  random: () => number = Math.random,
): readonly string[] {
  if (links.at(-1) === link) return links;
  const kept = [...links, link];
  if (kept.length > MOST_LINKS) kept.splice(Math.floor((random() * MOST_LINKS) / 2), 1);
  return kept;
}

/** In the form that `backroom verify --kept` reads. */
export function handedOut(kept: KeptDice): Record<string, unknown> {
  const { commitment = "", nonce = "", seals = [] } = kept.deals.at(-1) ?? {};
  const { seat, links, last = "" } = kept;
  // A nonce that was never opened is in no dice.
  return { seat, commitment, nonce: seals.length ? nonce : "", seals, links, last };
}
