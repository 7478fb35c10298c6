/**
 * The chain over a record's lines (`docs/fairness.md`): whoever was told a head can tell when a line before it is
 * changed.
 */
import { fromHex, hmac, joined, sha256, toHex } from './bytes';

const LINE = new TextEncoder().encode('backroom line');
const HIDDEN = /^\{"hidden":"([0-9a-f]{64})"\}$/;

/** Without the seed a head tells nothing of the lines, not even to somebody who guesses them. */
export function saltOf(seed: Uint8Array, line: number): Uint8Array {
  const count = new DataView(new ArrayBuffer(8));
  count.setBigUint64(0, BigInt(line));
  return hmac(seed, joined(LINE, new Uint8Array(count.buffer)));
}

/** The digest of a line; a hidden line holds nothing else. */
export function digestOf(seed: Uint8Array, line: number, text: string): Uint8Array {
  const hidden = HIDDEN.exec(text)?.[1];
  return hidden ? fromHex(hidden) : sha256(joined(saltOf(seed, line), new TextEncoder().encode(text)));
}

/** The head after each line, in hexadecimal. */
export function headsOf(seed: string, lines: readonly string[]): string[] {
  const key = fromHex(seed);
  let head: Uint8Array = new Uint8Array(32);
  return lines.map((text, line) => toHex((head = sha256(joined(head, digestOf(key, line, text))))));
}
