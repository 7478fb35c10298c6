/** Keys that this browser makes for itself: the house hears only their hash, so it never had one to give away. */
import { sha256, toHex } from '../fair/bytes';

export interface DeviceKey {
  key: string;
  /** SHA-256 of the key's text, in hexadecimal. By our own hand: over plain http a page has no SubtleCrypto. */
  hash: string;
}

export function newDeviceKey(): DeviceKey {
  const key = toHex(crypto.getRandomValues(new Uint8Array(24)));
  return { key, hash: toHex(sha256(new TextEncoder().encode(key))) };
}
