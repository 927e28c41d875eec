/** What the dice follow from (docs/save-format.md): the twin of `engine/chance.py` and `chain.py`. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { hashed } from "./hashed";

const NONCE = 16;
const WORD = 1n << 64n;

/** Is it bytes, in hex? */
export function isHex(text: unknown): text is string {
  return typeof text === "string" && /^([0-9a-f]{2})*$/i.test(text);
}

/** The nonce of a seat that has sent none. */
export function botNonce(secret: string, seat: number): string {
  const whole = hmac(sha256, hexToBytes(secret), utf8ToBytes(`nonce ${seat}`));
  return bytesToHex(whole.slice(0, NONCE));
}

function number(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => (value / 2 ** (8 * (bytes - 1 - at))) & 255);
}

function withLength(part: Uint8Array): Uint8Array {
  return concatBytes(number(part.length, 2), part);
}

/** The dice of a game: outcome k of a label. */
export function dice(
  secret: string,
  nonces: readonly string[],
): (label: string, k: number, sides: number) => number {
  const key = hexToBytes(secret);
  const before = concatBytes(...nonces.map((nonce) => withLength(hexToBytes(nonce))));
  return (label, k, sides) => {
    const message = concatBytes(before, withLength(utf8ToBytes(label)), number(k, 4));
    const limit = WORD - (WORD % BigInt(sides));
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, key, concatBytes(message, number(attempt, 1)));
      const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let at = 0; at < digest.length; at += 8) {
        const word = words.getBigUint64(at);
        if (word < limit) return Number(word % BigInt(sides));
      }
    }
  };
}

/** The link of each of these lines, in hex. */
export function links(secret: string, lines: readonly Uint8Array[]): string[] {
  const key = hexToBytes(secret);
  let link: Uint8Array = new Uint8Array(32);
  return lines.map((line, at) => {
    const salt = hmac(sha256, key, concatBytes(utf8ToBytes("salt"), number(at, 4)));
    link = sha256(concatBytes(link, salt, line));
    return bytesToHex(link);
  });
}
