/** The scheme once more, beside Python's: the same vectors, and whole games with the receipts of their players. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digestOf, headsOf } from '../src/fair/chain';
import { type Receipt, compare } from '../src/fair/receipt';
import { readRecord } from '../src/fair/record';
import { fromHex, hmac, joined, sha256, toHex } from '../src/fair/bytes';
import { NOTHING_SHOWN, type ShownMoment, shownAfter } from '../src/fair/shown';
import { verify } from '../src/fair/verify';

interface Vectors {
  chain: { seed: string; lines: string[]; digests: string[]; heads: string[] };
  luck: { seed: string; choices: { line: number; seat: number; luck: number }[] };
  shown: { moments: ShownMoment[]; first: string; count: number; hash: string };
}

const FOLDER = '../tests/kernel/witnessed';
const vectors = JSON.parse(readFileSync('../tests/kernel/chain_vectors.json', 'utf8')) as Vectors;
const games = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.record'))
  .map((file) => file.replace('.record', ''));

function game(name: string): { text: string; receipt: Receipt } {
  const text = readFileSync(`${FOLDER}/${name}.record`, 'utf8');
  return { text, receipt: JSON.parse(readFileSync(`${FOLDER}/${name}.receipt.json`, 'utf8')) as Receipt };
}

/** Whether the record, or its comparison with the receipt, tells that something is wrong. */
function isNoticed(text: string, receipt: Receipt): boolean {
  try {
    const record = readRecord(text);
    const verdict = verify(record);
    return !verdict.fair || compare(record, verdict.heads, receipt, []).wrong.length > 0;
  } catch {
    return true;
  }
}

describe('the vectors', () => {
  it('of the chain', () => {
    const { seed, lines, digests, heads } = vectors.chain;

    expect(lines.map((line, at) => toHex(digestOf(fromHex(seed), at, line)))).toEqual(digests);
    expect(headsOf(seed, lines)).toEqual(heads);
  });

  it("of bots' luck", () => {
    for (const { line, seat, luck } of vectors.luck.choices) {
      const message = new DataView(new ArrayBuffer(9));
      message.setBigUint64(0, BigInt(line));
      message.setUint8(8, seat);
      const block = hmac(
        fromHex(vectors.luck.seed),
        joined(new TextEncoder().encode('backroom bot'), new Uint8Array(message.buffer)),
      );
      expect(new DataView(block.buffer).getUint32(0)).toBe(luck);
    }
  });

  it('of what was shown', () => {
    const { moments, first, count, hash } = vectors.shown;

    expect(moments.reduce(shownAfter, NOTHING_SHOWN)).toEqual({ first, count, hash });
  });
});

describe.each(games)('%s', (name) => {
  const { text, receipt } = game(name);

  it('fits itself and the receipt', () => {
    const record = readRecord(text);
    const verdict = verify(record);

    expect(verdict).toMatchObject({ fair: true });
    const compared = compare(record, verdict.fair ? verdict.heads : [], receipt, []);
    expect(compared.wrong).toEqual([]);
    expect(compared.heads).toBe(receipt.heads.length);
    expect(compared.acts).toBe(receipt.acts.length);
  });
});

describe('a house that changes a line and seals everything anew', () => {
  const { text, receipt } = game('chicago-gangsters.1');
  const lines = text.trimEnd().split('\n');
  const revealed = JSON.parse(lines.at(-2) ?? '') as { reveal: { house: string } };
  const chained = lines.slice(0, -2);

  function sealed(changed: string[]): string {
    const body = [...changed, lines.at(-2) ?? ''];
    const end = JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
    end['lines'] = body.length;
    end['head'] = headsOf(revealed.reveal.house, changed).at(-1);
    end['sha256'] = toHex(sha256(new TextEncoder().encode(body.join('\n'))));
    return `${[...body, JSON.stringify(end)].join('\n')}\n`;
  }

  const last = headsOf(revealed.reveal.house, chained).indexOf(receipt.heads.at(-1) ?? '');
  const covered = chained.map((_, at) => at).filter((at) => at <= last && (at < 8 || at % 7 === 0));

  it('does so well enough for the record alone', () => {
    expect(sealed(chained)).toBe(text);
    expect(last).toBeGreaterThan(100);
  });

  it.each(covered)('is found out at line %i', (at) => {
    const line = chained[at] ?? '';
    const changes = [
      chained.toSpliced(at, 1),
      chained.toSpliced(at, 0, line),
      chained.toSpliced(at, 1, line.replace(/[a-z](?="[,}\]])/, 'q')),
      chained.toSpliced(
        at,
        1,
        line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      ),
      chained.toSpliced(at, 2, chained[at + 1] ?? '', line),
    ].filter((changed) => changed.join('\n') !== chained.join('\n'));

    for (const changed of changes) expect(isNoticed(sealed(changed), receipt)).toBe(true);
  });
});
