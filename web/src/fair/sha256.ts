/**
 * SHA-256 and HMAC in plain TypeScript. The browser's own (`crypto.subtle`) is missing on a table at home that is
 * reached over plain http, and a proof should not depend on that.
 */
const WORDS = 64;

/**
 * The first 32 bits of the fractional parts of the roots of the first primes: that is where the constants come from.
 */
function constants(power: number, count: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (prime) found[at++] = Math.floor((number ** power % 1) * 2 ** 32);
  }
  return found;
}

const ROUND = constants(1 / 3, WORDS);
const START = constants(1 / 2, 8);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A game of thousands of lines is hashed several times over: nothing is made anew for a block. */
const w = new Uint32Array(WORDS);

function digestBlock(hash: Uint32Array, block: DataView, offset: number): void {
  const word = (at: number): number => w[at] as number;
  const before = (at: number): number => hash[at] as number;
  for (let at = 0; at < 16; at++) w[at] = block.getUint32(offset + at * 4);
  for (let at = 16; at < WORDS; at++) {
    const s0 = turned(word(at - 15), 7) ^ turned(word(at - 15), 18) ^ (word(at - 15) >>> 3);
    const s1 = turned(word(at - 2), 17) ^ turned(word(at - 2), 19) ^ (word(at - 2) >>> 10);
    w[at] = word(at - 16) + s0 + word(at - 7) + s1;
  }
  let a = before(0),
    b = before(1),
    c = before(2),
    d = before(3);
  let e = before(4),
    f = before(5),
    g = before(6),
    h = before(7);
  for (let at = 0; at < WORDS; at++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[at] as number) + word(at)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = before(0) + a;
  hash[1] = before(1) + b;
  hash[2] = before(2) + c;
  hash[3] = before(3) + d;
  hash[4] = before(4) + e;
  hash[5] = before(5) + f;
  hash[6] = before(6) + g;
  hash[7] = before(7) + h;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  block.setUint32(padded.length - 4, message.length * 8);
  const hash = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) digestBlock(hash, block, offset);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, message))));
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error(`'${text}' is not hexadecimal`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export { joined };
