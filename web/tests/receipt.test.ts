/** A record that fits itself is not enough: it has to fit what a player has noted. */
import { describe, expect, it } from 'vitest';
import { digestOf, headsOf } from '../src/fair/chain';
import { type Receipt, type Wrong, compare, traceOfWords } from '../src/fair/receipt';
import { readRecord } from '../src/fair/record';
import { fromHex, toHex } from '../src/fair/bytes';
import { NOTHING_SHOWN, isRecorded, shownAfter } from '../src/fair/shown';
import { commitment } from '../src/fair/stream';
import { verify } from '../src/fair/verify';
import { type Entry, GAME, type Game, SEED, linesOf, receiptOf, sealed, written } from './a-house';

const HEARD = [traceOfWords(2, 'I bring 8', false), traceOfWords(1, 'psst', true)];

function wrong(text: string, receipt: Receipt = receiptOf(), heard = HEARD): Wrong[] {
  const record = readRecord(text);
  const verdict = verify(record);
  expect(verdict, 'the cheating house has made it fit itself').toMatchObject({ fair: true });
  return compare(record, verdict.fair ? verdict.heads : [], receipt, heard).wrong;
}

function changed(at: number, entry: Entry | null): Game {
  return { ...GAME, entries: GAME.entries.flatMap((one, number) => (number === at ? (entry ? [entry] : []) : [one])) };
}

describe('an honest record of format 2', () => {
  it('fits itself, with a choice taken back and drawn anew', () => {
    expect(verify(readRecord(written()))).toMatchObject({ fair: true, outcomes: 9, deal: 3, later: 6 });
  });

  it('fits the receipt, and tells what was compared', () => {
    const record = readRecord(written());
    const heads = headsOf(SEED, record.lines);

    expect(compare(record, heads, receiptOf(), HEARD)).toEqual({
      wrong: [],
      mine: 'used',
      heads: 6,
      beyond: 0,
      acts: 3,
      words: 2,
      hidden: 0,
    });
  });

  it('has a seat that was left out, whose number nobody has opened', () => {
    const numbers = [GAME.numbers[0] ?? null, null, null];
    const left: Game = {
      ...GAME,
      numbers,
      sealed: GAME.numbers.map((number) => number && commitment(number)),
      leftOut: [2],
    };

    expect(verify(readRecord(written(left)))).toMatchObject({ fair: true });
    expect(wrong(written(left), { ...receiptOf(left), commitments: receiptOf().commitments, left_out: [2] })).toEqual(
      [],
    );
    expect(verify(readRecord(written({ ...left, leftOut: [] })))).toMatchObject({ reason: 'seat', seat: 1 });
  });

  it('may have erased words and names: the chain still holds, and it says that they cannot be compared', () => {
    const lines = linesOf(GAME);
    for (const at of [2, 6]) lines[at] = `{"hidden":"${toHex(digestOf(fromHex(SEED), at, lines[at] ?? ''))}"}`;
    const record = readRecord(sealed(lines, GAME));
    const verdict = verify(record);

    expect(verdict).toMatchObject({ fair: true });
    expect(record.seats.map(({ name }) => name)).toEqual(['Ann', '', 'Lucky']);
    expect(compare(record, verdict.fair ? verdict.heads : [], receiptOf(), HEARD)).toMatchObject({
      wrong: [],
      words: 1,
      hidden: 1,
    });
  });
});

describe('a record that was changed and sealed anew', () => {
  it.each<[string, Game, string[]]>([
    ['a word', changed(1, { seat: 2, say: 'I bring 6' }), ['heads', 'words']],
    ['a line of talk dropped', changed(1, null), ['heads', 'words']],
    ['a whisper that was none', changed(4, { seat: 1, say: 'psst' }), ['heads', 'words']],
    ['a choice of mine', changed(0, { seat: 1, do: ['pass'], draws: [49] }), ['heads', 'act']],
    ["a choice of another's", changed(2, { seat: 2, do: ['forgo'], draws: [6, 6] }), ['heads']],
    ['mine given to a bot', changed(0, { seat: 1, do: ['draw'], draws: [49], by: 'soldier' }), ['heads', 'act']],
    ['another seed', { ...GAME, seed: '9'.repeat(64) }, ['house', 'heads']],
    ['my number dropped', { ...GAME, numbers: [null, GAME.numbers[1] ?? null, null] }, ['seal', 'dropped', 'heads']],
    [
      'another number for mine',
      { ...GAME, numbers: ['8'.repeat(64), GAME.numbers[1] ?? null, null] },
      ['seal', 'other-number', 'heads'],
    ],
    [
      'others left out than told',
      { ...GAME, numbers: [GAME.numbers[0] ?? null, null, null], sealed: receiptOf().commitments.seats, leftOut: [2] },
      ['left-out', 'heads'],
    ],
    [
      'a line more',
      { ...GAME, entries: [...GAME.entries.slice(0, 1), { seat: 2, say: 'ha' }, ...GAME.entries.slice(1)] },
      ['heads'],
    ],
  ])('%s', (_, game, what) => {
    expect(wrong(written(game)).map((one) => one.what)).toEqual(what);
  });

  it('names what was in play', () => {
    expect(
      wrong(written(), { ...receiptOf(), data: 'e'.repeat(64), rules: 2, title: 'gangster' }).map(({ what }) => what),
    ).toEqual(['title', 'data', 'rules']);
  });
});

describe('a record that does not fit itself', () => {
  const spoilt = (change: (lines: string[]) => void): string => {
    const lines = linesOf(GAME);
    change(lines);
    return sealed(lines, GAME);
  };

  it.each<[string, string, string]>([
    ['without its seal', written().replace('I bring 8', 'I bring 6'), 'unsealed'],
    ['with a blank', spoilt((lines) => (lines[5] = lines[5]?.replace('"do":', '"do": ') ?? '')), 'unsealed'],
    ['with an unknown field', spoilt((lines) => (lines[5] = lines[5]?.replace('{', '{"x":1,') ?? '')), 'unsealed'],
    ['with a second deal', spoilt((lines) => lines.push(lines[4] ?? '')), 'unsealed'],
    ['with a name among the choices', spoilt((lines) => lines.push(lines[1] ?? '')), 'unsealed'],
    ['with a head of another chain', sealedWith(written(), { head: '0'.repeat(64) }), 'chain'],
    [
      'with an undo of what is not there',
      written({ ...GAME, entries: [...GAME.entries, { seat: 1, undo: 9 }] }),
      'undo',
    ],
    ['with another outcome', spoilt((lines) => (lines[4] = '{"deal":[[52,0],[51,0],[50,0]]}')), 'misfit'],
  ])('%s', (_, text, reason) => {
    expect(verify(readRecord(text))).toMatchObject({ fair: false, reason });
  });

  function sealedWith(text: string, change: Record<string, unknown>): string {
    const lines = text.trimEnd().split('\n');
    const end = { ...(JSON.parse(lines.at(-1) ?? '') as object), ...change };
    return `${[...lines.slice(0, -1), JSON.stringify(end)].join('\n')}\n`;
  }
});

describe('what was shown', () => {
  it('is what a record can tell again, and nothing else', () => {
    expect(isRecorded({ kind: 'said', seat: 1 })).toBe(true);
    expect(isRecorded({ kind: 'said', seat: null })).toBe(false);
    expect(isRecorded({ kind: 'paused' })).toBe(false);
  });

  it('gives the same hash whatever the order of its facts', () => {
    const one = shownAfter(NOTHING_SHOWN, { kind: 'move', seat: 0, events: [{ event: 'x', facts: { a: 1, b: 'ü' } }] });
    const other = shownAfter(NOTHING_SHOWN, {
      kind: 'move',
      facts: {},
      seat: 0,
      events: [{ facts: { b: 'ü', a: 1 }, event: 'x' }],
    });

    expect(one).toEqual(other);
    expect(shownAfter(one, { kind: 'deal' })).toMatchObject({ first: one.first, count: 2 });
  });
});
