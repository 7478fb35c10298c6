// @vitest-environment jsdom
/** What a browser notes while a game is played, and that it outlives reloads, other pages and a full disk. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Wrong } from '../src/fair/receipt';
import { NOTHING_SHOWN, shownAfter } from '../src/fair/shown';
import { forget } from '../src/net/keyring';
import type { Frame, Moment, Update } from '../src/net/protocol';
import { anyReceipt, keepReceipt, keptReceipt, newlyReceived } from '../src/net/receipt';
import { Witness } from '../src/net/witness';

const SEALS = { house: 'h', seats: ['a', 'b'] };
let alarms: Wrong[];
let open: Witness[];

function page(): Witness {
  const witness = new Witness('t', (wrong) => (alarms = wrong));
  open.push(witness);
  return witness;
}
function frame(status: string, more: Partial<Frame> = {}): Frame {
  return {
    table: 't',
    title: 'x',
    status,
    you: 0,
    commitments: SEALS,
    left_out: [],
    rules: 1,
    data_sha256: 'd',
    ...more,
  } as unknown as Frame;
}
function update(seen: number, moments: Moment[] = [], told = frame('playing'), head = `head-${seen}`): Update {
  return { tell: 'update', seen, frame: told, view: null, decision: null, moments, whole: false, head };
}
const move = (number: number): Moment => ({ number, at: 0, kind: 'move', seat: 1, events: [], facts: { number } });
const said = (number: number, words: string): Moment => ({
  number,
  at: 0,
  kind: 'said',
  seat: 1,
  events: [],
  facts: { words },
});
const shown = (...moments: Moment[]): unknown => moments.reduce(shownAfter, NOTHING_SHOWN);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  alarms = [];
  open = [];
});
afterEach(() => {
  for (const witness of open) witness.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('notes what was told, a little later and not with every update', () => {
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  const witness = page();
  for (let number = 1; number <= 20; number++) witness.hear(update(number, [move(number)]));

  expect(writes).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(writes).toHaveBeenCalledTimes(1);

  const receipt = keptReceipt('t', 1)?.receipt;
  expect(receipt).toMatchObject({ viewer: 1, title: 'x', commitments: SEALS, data: 'd', rules: 1 });
  expect(receipt?.heads).toHaveLength(20);
  expect(receipt?.shown).toEqual(shown(...Array.from({ length: 20 }, (_, at) => move(at + 1))));
});

it('goes on after a reload, without counting anything twice', () => {
  const before = page();
  before.hear(update(2, [move(1), said(2, 'hello')]));
  before.acted(['draw']);
  before.close();

  const after = page();
  after.hear({ ...update(3, [move(1), said(2, 'hello'), move(3)]), whole: true });
  after.acted(['pass']);

  const kept = after.receipt();
  expect(kept?.receipt.shown).toEqual(shown(move(1), said(2, 'hello'), move(3)));
  expect(kept?.receipt.heads).toEqual(['head-2', 'head-3']);
  expect(kept?.receipt.acts).toEqual([['draw'], ['pass']]);
  expect(kept?.heard).toHaveLength(1);
});

it('is written when the page goes away', () => {
  page().hear(update(1, [move(1)]));
  dispatchEvent(new Event('pagehide'));

  expect(keptReceipt('t', 1)?.receipt.heads).toEqual(['head-1']);
});

it('is one for several pages at the same seat', () => {
  const [one, other] = [page(), page()];
  for (const witness of [one, other]) witness.hear(update(1, [move(1)]));
  one.acted(['draw']);
  for (const witness of [other, one]) witness.hear(update(2, [move(2)]));
  other.acted(['pass']);
  vi.advanceTimersByTime(2_000);

  const receipt = keptReceipt('t', 1)?.receipt;
  expect(receipt?.acts).toEqual([['draw'], ['pass']]);
  expect(receipt?.heads).toEqual(['head-1', 'head-2']);
  expect(receipt?.shown).toEqual(shown(move(1), move(2)));
});

it('has one for each seat of a hot seat, and for an onlooker', () => {
  for (const you of [0, 1, null]) page().hear(update(1, [move(1)], frame('playing', { you })));
  vi.advanceTimersByTime(2_000);

  expect([0, 1, 2].map((viewer) => keptReceipt('t', viewer)?.receipt.viewer)).toEqual([0, 1, 2]);
  expect(anyReceipt('t')?.receipt.viewer).toBe(2);
  forget('t');
  expect(anyReceipt('t')).toBe(null);
});

it('begins its hash anew behind a gap', () => {
  const witness = page();
  witness.hear(update(1, [move(1)]));
  witness.hear({ ...update(400, [move(399), move(400)]), whole: true, earlier: 398 });

  expect(witness.receipt()?.receipt.shown).toEqual(shown(move(399), move(400)));
});

it('notes my number, and whether the house has it', () => {
  const witness = page();
  witness.hear(update(1, [], frame('sealing'), ''));
  witness.gave('n', false);
  expect(witness.receipt()?.receipt).toMatchObject({ contribution: 'n', contributed: false });

  witness.gave('n', true);
  expect(keptReceipt('t', 1)?.receipt).toMatchObject({ contribution: 'n', contributed: true, heads: [] });
});

it('lets people come and go before the seals, and numbers come late', () => {
  const witness = page();
  witness.hear(update(1, [], frame('gathering', { commitments: { house: 'h', seats: ['x', null] } })));
  witness.hear(update(2, [], frame('sealing')));
  witness.hear(update(3, [], frame('sealing', { left_out: [0, 1] })));
  witness.hear(update(4, [], frame('playing', { left_out: [1] })));

  expect(alarms).toEqual([]);
  expect(witness.receipt()?.receipt).toMatchObject({ commitments: SEALS, left_out: [2] });
});

it.each<[string, Frame, Wrong]>([
  ['another seal of the house', frame('playing', { commitments: { ...SEALS, house: 'i' } }), { what: 'house' }],
  [
    "another seal of a seat's",
    frame('playing', { commitments: { house: 'h', seats: ['a', 'c'] } }),
    { what: 'seal', seat: 1 },
  ],
  ['somebody left out in silence', frame('playing', { left_out: [1] }), { what: 'left-out' }],
])('raises the alarm at %s, and keeps what it had seen', (_, told, what) => {
  const witness = page();
  witness.hear(update(1, [], frame('sealing')));
  witness.hear(update(2, [], told));

  expect(alarms).toEqual([what]);
  expect(witness.receipt()?.receipt.commitments).toEqual(SEALS);
  witness.close();
  alarms = [];
  page().hear(update(3));
  expect(alarms, 'after a reload too').toEqual([what]);
});

it('raises the alarm when the house has my number and leaves it out, before the deal', () => {
  const witness = page();
  witness.hear(update(1, [], frame('sealing')));
  witness.gave('n', true);
  witness.hear(update(2, [], frame('sealing', { left_out: [0] })));

  expect(alarms).toEqual([{ what: 'dropped' }]);
});

it('keeps a bounded number, and of old games that fitted no heads', () => {
  for (let at = 0; at < 60; at++) {
    vi.advanceTimersByTime(1_000);
    const kept = newlyReceived(`table-${at}`, 'x', 1);
    keepReceipt({ ...kept, receipt: { ...kept.receipt, heads: ['h'] }, fitted: true });
  }
  const all = Array.from({ length: 60 }, (_, at) => keptReceipt(`table-${at}`, 1));

  expect(all.filter(Boolean)).toHaveLength(40);
  expect(all[19]).toBe(null);
  expect(all.filter((kept) => kept?.receipt.heads.length).length).toBeLessThan(12);
  expect(all[59]?.receipt.heads).toEqual(['h']);
});

it('gives up older receipts when there is no room', () => {
  for (let at = 0; at < 5; at++) keepReceipt(newlyReceived(`old-${at}`, 'x', 1));
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with `call`
  const real = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (this.length >= 3) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
  keepReceipt(newlyReceived('new', 'x', 1));

  expect(keptReceipt('new', 1)).not.toBe(null);
});
