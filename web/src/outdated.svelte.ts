/**
 * A page that was open while its server was brought up to date asks for parts that are gone. It begins
 * anew by itself where nothing is lost by that: the seat and the game are kept. Otherwise, or should that
 * be no help, it says so.
 */
import { read, write } from "./memory";

/** So long a page that began anew does not do so again by itself, in milliseconds. */
const AGAIN = 60_000;
const BEGAN = "began-anew";

class Outdated {
  /** Is there a part of the page that can't be fetched? */
  said = $state(false);
}
export const outdated = new Outdated();

/** Does somebody write something, or put something together, that only this page knows of? */
function unsaved(): boolean {
  if (document.querySelector("[data-unsaved]")) return true;
  const writes = document.activeElement;
  const typing = writes instanceof HTMLInputElement || writes instanceof HTMLTextAreaElement;
  return typing && writes.matches("[type=text], textarea") && writes.value.trim() !== "";
}

/** Begin anew by itself? Not while something would be lost, and not over and over. */
export function mayBegin(now: number, began: string | null, losing: boolean): boolean {
  return !losing && now - Number(began) >= AGAIN;
}

export function beginAnew(): void {
  write(BEGAN, String(Date.now()));
  location.reload();
}

/** So often a server that can't be reached is asked whether it is back, in milliseconds. */
const KNOCKS = 2000;
let knocking = false;

/** A server that is just being restarted has lost nothing: the page stays where it is until then. */
export async function serverThere(
  knock = () => fetch("/", { method: "HEAD", cache: "no-store" }),
): Promise<void> {
  while (
    !(await knock().then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    await new Promise((again) => setTimeout(again, KNOCKS));
  }
}

export async function partMissing(): Promise<void> {
  if (knocking) return;
  knocking = true;
  await serverThere();
  knocking = false;
  const now = Date.now();
  const may = mayBegin(now, read(BEGAN), unsaved());
  if (may) write(BEGAN, String(now));
  // Where nothing is remembered, it would begin over and over.
  if (may && read(BEGAN) === String(now)) location.reload();
  else outdated.said = true;
}
