/**
 * All the hashing that it takes to sit down; the rest comes when a game is checked. Not by
 * `crypto.subtle`, which browsers keep from pages on a home network's http.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of bytes, all in hex: the server's commitment, a device's seal. */
export function hashed(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** SHA-256 of words, in hex. */
export function hashedText(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words)));
}
