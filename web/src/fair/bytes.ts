/**
 * Bytes, their digests and their hexadecimal spelling. The browser's own digests (`crypto.subtle`) are missing on a table
 * at home that is reached over plain http, and answer later; a proof should depend on neither.
 */
import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex as toHex, concatBytes as joined, hexToBytes } from '@noble/hashes/utils.js';

export { joined, sha256, toHex };

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(sha256, key, message);
}

/** Refuses capitals too: a digest has one spelling. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error(`'${text}' is not hexadecimal`);
  return hexToBytes(text);
}
