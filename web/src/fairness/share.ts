/**
 * This device's share in the dice: it seals a nonce when it has the server's promise, and opens it
 * when all seals are in, and never otherwise.
 */
import type { Connection, Witness } from "../wire/connection.svelte";
import type { Dice } from "../wire/data";
import { dealOf, keepDeal, keepDice, keptDice, withLink } from "./kept";

const hashes = () => import("./hashed");

/** Fetch what it takes to sit down, before somebody does. */
export async function prepare(): Promise<void> {
  await hashes();
}

/** A nonce of this device: nobody else can choose it. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this device shows of its nonce for this promise. A nonce is made for one promise only. */
export async function sealFor(table: string, commitment: string): Promise<string> {
  if (!dealOf(table, commitment)?.nonce) keepDeal(table, { commitment, nonce: newNonce() });
  const { hashed } = await hashes();
  // Another tab may have kept another one meanwhile: that is the one to be opened.
  return hashed(dealOf(table, commitment)?.nonce ?? "");
}

/** Keeps what it is told at a table, and does what this device has to do for the dice. */
export class Share implements Witness {
  /** What has been sent over this line already. */
  #sent = new Set<string>();

  constructor(readonly line: Connection) {}

  welcomed(seat: number | null): void {
    this.#sent.clear();
    if (keptDice(this.line.table).seat !== seat) keepDice(this.line.table, { seat });
  }

  async dice(dice: Dice, started: boolean): Promise<void> {
    if (started) return; // what is told only now is no promise
    const { table } = this.line;
    const { commitment, seals, opened, voids } = dice;
    const { seat } = keptDice(table);
    if (!dealOf(table, commitment)) keepDeal(table, { commitment, nonce: "" });
    if (seals.length === 0) {
      // All have sealed on sitting down; but for another deal they do so anew.
      if (seat === null || voids.length === 0 || !this.#once(`seal ${commitment}`)) return;
      await this.line.seal(await sealFor(table, commitment), commitment);
      return;
    }
    const deal = dealOf(table, commitment);
    if (!deal) return; // this device can keep nothing
    if (!deal.seals) keepDeal(table, { ...deal, seals });
    const same = !deal.seals || deal.seals.join() === seals.join();
    if (seat === null || !deal.nonce || !same || opened.includes(seat)) return;
    if ((await hashes()).hashed(deal.nonce) !== seals[seat]) return;
    if (this.#once(`open ${commitment}`)) await this.line.openNonce(deal.nonce, commitment);
  }

  link(link: string): void {
    const { table } = this.line;
    const { links } = keptDice(table);
    const more = withLink(links, link);
    if (more !== links) keepDice(table, { links: more });
  }

  end(last: string): void {
    if (keptDice(this.line.table).last === undefined) keepDice(this.line.table, { last });
  }

  #once(what: string): boolean {
    const first = !this.#sent.has(what);
    this.#sent.add(what);
    return first;
  }
}

/** Did this device seal a nonce for dice that were dealt without it? */
export async function isLeftOut(table: string, seat: number, dice: Dice): Promise<boolean> {
  const { deals, seat: shares } = keptDice(table);
  // Where one device goes round it has a share for one of its seats only.
  if (shares !== null && shares !== seat) return false;
  const sealed = deals.filter((deal) => deal.nonce);
  if (sealed.length === 0 || dice.seals.length === 0) return false;
  const { hashed } = await hashes();
  return !sealed.some((deal) => hashed(deal.nonce) === dice.seals[seat]);
}
