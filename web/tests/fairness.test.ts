import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromHex, hmac, sha256, toHex } from '../src/fair/bytes';
import { Stream, commitment } from '../src/fair/stream';
import { readRecord } from '../src/fair/record';
import { verify } from '../src/fair/verify';

interface Vector {
  name: string;
  seed: string;
  contributions: (string | null)[];
  commitment: string;
  block: string;
  below: number[];
  outcomes: number[];
}

const vectors = JSON.parse(readFileSync('../tests/kernel/fair_vectors.json', 'utf8')) as Vector[];
const record = readFileSync('tests/a-game.record', 'utf8');
const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['a'.repeat(119), '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
  ])('of %j', (text, digest) => {
    expect(toHex(sha256(letters(text)))).toBe(digest);
  });

  it('makes the HMAC of RFC 4231, case 2', () => {
    expect(toHex(hmac(letters('Jefe'), letters('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('refuses what is not hexadecimal', () => {
    expect(() => fromHex('xy')).toThrow();
  });
});

describe.each(vectors)('the stream: $name', ({ seed, contributions, commitment: sealed, block, below, outcomes }) => {
  it('fits the vector', () => {
    const stream = new Stream(seed, contributions);
    expect(commitment(seed)).toBe(sealed);
    expect(toHex(stream.block(0))).toBe(block);
    expect(below.map((n) => stream.below(n))).toEqual(outcomes);
  });
});

describe('a whole game', () => {
  it('is found fair', () => {
    const verdict = verify(readRecord(record));
    expect(verdict).toMatchObject({ fair: true });
    expect(verdict.fair && verdict.outcomes).toBeGreaterThan(80);
  });

  it('is found out when a line is changed', () => {
    expect(verify(readRecord(record.replace('"do":["draw"]', '"do":["pistol"]')))).toEqual({
      fair: false,
      reason: 'unsealed',
    });
  });

  it('is found out when the house opens another seed', () => {
    const game = readRecord(record);
    if (!game.reveal) throw new Error('no reveal');
    game.reveal.house = '0'.repeat(64);
    expect(verify(game)).toEqual({ fair: false, reason: 'house' });
  });

  it('is found out when a seat opens another number', () => {
    const game = readRecord(record);
    if (!game.reveal) throw new Error('no reveal');
    game.reveal.seats[0] = '0'.repeat(64);
    expect(verify(game)).toEqual({ fair: false, reason: 'seat', seat: 0 });
  });

  it('names the first outcome that does not fit', () => {
    const game = readRecord(record);
    const draw = game.deal[3];
    if (!draw) throw new Error('no deal');
    draw[1] = (draw[1] + 1) % draw[0];
    expect(verify(game)).toMatchObject({ fair: false, reason: 'misfit', misfit: { move: 0, outcome: 4 } });
  });
});
