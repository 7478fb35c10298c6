// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, keptTable, newlyKept, renameKept } from '../src/net/keyring';
import type { FromServer } from '../src/net/protocol';
import type { Chair } from '../src/net/requests';
import { Session } from '../src/shell/table/session.svelte';

/** A socket of the server, by the key that said hello on it. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  key = '';

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    const { key } = JSON.parse(text) as { key?: string };
    this.key ||= key ?? '';
  }

  close(): void {
    this.onclose?.();
  }
}

/** What each link opens; a chair that is taken spends it. */
let chairs: Record<string, Chair>;

async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  for (const line of FakeSocket.all) line.onopen?.();
}

async function tell(key: string, message: string): Promise<void> {
  await rest();
  const gone: FromServer = { tell: 'gone', message };
  FakeSocket.all.findLast((line) => line.key === key)?.onmessage?.({ data: JSON.stringify(gone) });
  await rest();
}

function chair(seat: number): Chair {
  return { kind: 'link', table: 't', title: 'chicago-poker', status: 'gathering', seat, name: '' };
}

function ring(...seats: [number, string][]): void {
  keep({ ...newlyKept('t', 'chicago-poker'), seats: seats.map(([seat, key]) => ({ seat, key, name: 'Bob' })) });
}
const keys = (): string[] => keptTable('t')?.seats.map(({ key }) => key) ?? [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.all = [];
  chairs = {};
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const secret = (init.headers as Record<string, string>)['Authorization']?.slice('Bearer '.length) ?? '';
    const found = chairs[secret];
    if (!found) return Promise.resolve(new Response('{"message": "table-link-spent"}', { status: 403 }));
    if (init.method === 'POST') delete chairs[secret];
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('plays a seat with one key, though it was taken twice', async () => {
  ring([1, 'old']);
  chairs['link'] = chair(1);
  const session = new Session('t', 'link', 'Bob');
  await rest();
  await session.sitDown('Bob');
  expect(keys()).toHaveLength(1);
  expect(keys()).not.toContain('old');
  expect(session.hotSeat).toBe(false);
  expect(session.curtain).toBe(false);
});

it('leaves a key that was sent away for the link that was sent instead', async () => {
  ring([1, 'old']);
  chairs['link'] = chair(1);
  const session = new Session('t', 'link', 'Bob');
  await rest();
  await tell('old', 'table-kicked');
  expect(keys()).toEqual([]);
  expect(session.seats.map(({ key }) => key)).toEqual(['link']);
  expect(session.seat?.key).toBe('link');
  expect(session.curtain).toBe(false);
});

it('tries the unspent link after a reload, when the key turns out to be dead', async () => {
  keep({ ...newlyKept('t', 'chicago-poker'), seats: [{ seat: 1, key: 'old', name: 'Bob' }], link: 'link' });
  chairs['link'] = chair(1);
  const session = new Session('t', '', 'Bob');
  await tell('old', 'table-key-revoked');
  expect(session.door).toBe('in');
  expect(session.seat?.key).toBe('link');
});

it('plays on with the other seat of a hot seat', async () => {
  ring([0, 'ann'], [1, 'bob']);
  const session = new Session('t', '', 'Ann');
  await tell('ann', 'table-kicked');
  expect(keys()).toEqual(['bob']);
  expect(session.seat?.key).toBe('bob');
  expect(session.curtain).toBe(false);
});

it('keeps the only key, and says why it opens nothing', async () => {
  ring([1, 'old']);
  const session = new Session('t', '', 'Bob');
  await tell('old', 'table-kicked');
  expect(keys()).toEqual(['old']);
  expect(session.seat?.gone).toBe('table-kicked');
  expect(keptTable('t')?.status).toBe('lost');
});

it('says after a reload what it said of a link that was spent', async () => {
  const first = new Session('t', 'spent', 'Bob');
  await rest();
  expect([first.door, first.why]).toEqual(['shut', 'table-link-spent']);
  const again = new Session('t', '', 'Bob');
  expect([again.door, again.why]).toEqual(['shut', 'table-link-spent']);
  expect(keptTable('t')?.status).toBe('lost');
});

it('seats somebody else at this device, and tells which seats it plays', async () => {
  ring([0, 'ann']);
  chairs['link'] = chair(1);
  const session = new Session('t', '', 'Ann');
  await rest();
  await session.sitHere('link', 'Ruth');
  expect(keptTable('t')?.seats.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Bob'],
    [1, 'Ruth'],
  ]);
  expect(session.seats).toHaveLength(2);
  expect(session.open).toBe(true);
  expect(session.curtain).toBe(true);
});

it('is no longer open once its only key is dead: the same link is tried anew', async () => {
  ring([1, 'old']);
  const session = new Session('t', '', 'Bob');
  expect(session.open).toBe(true);
  await tell('old', 'table-kicked');
  expect(session.open).toBe(false);
});

const INVITATION: Chair = { ...chair(0), kind: 'invitation', seat: null };

it('takes the next free chair by the invitation, with a key of its own', async () => {
  chairs['invitation'] = INVITATION;
  const session = new Session('t', 'invitation', 'Bob');
  await rest();
  expect([session.door, session.invited, keys()]).toEqual(['in', true, []]);
  expect(keptTable('t')?.link).toBe('invitation');
  chairs['invitation'] = chair(2);
  await session.sitDown('Bob');
  expect(keptTable('t')?.seats.map(({ seat, name }) => [seat, name])).toEqual([[2, 'Bob']]);
  expect(keys()).not.toContain('invitation');
  expect([session.invited, keptTable('t')?.link]).toEqual([false, '']);
});

it('looks on where others were quicker, and may still sit down', async () => {
  chairs['invitation'] = INVITATION;
  const session = new Session('t', 'invitation', 'Bob');
  await rest();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message": "table-no-free-seat"}', { status: 400 })));
  await session.sitDown('Bob');
  expect([session.door, session.invited]).toEqual(['in', true]);
  expect(session.seat?.key).toBe('invitation');
});

it('is back at the own chair when the invitation is opened again', async () => {
  ring([1, 'bob']);
  chairs['invitation'] = INVITATION;
  const session = new Session('t', 'invitation', 'Bob');
  await rest();
  expect(session.seats.map(({ key }) => key)).toEqual(['bob']);
  expect(session.invited).toBe(false);
});

it('is invited anew once the own key has turned out to be dead', async () => {
  ring([1, 'old']);
  chairs['invitation'] = INVITATION;
  const session = new Session('t', 'invitation', 'Bob');
  await rest();
  await tell('old', 'table-kicked');
  expect(session.seats.map(({ key }) => key)).toEqual(['invitation']);
  expect(session.invited).toBe(true);
});

it('tells a table that was not open of a name that was given meanwhile, whatever the old one was called', async () => {
  ring([1, 'bob']);
  renameKept('Gast', 'Robert');
  const session = new Session('t', '', 'Robert');
  await rest();
  expect(session.seat?.name).toBe('Robert');
  expect(session.seat?.renaming).toBe(true);
});

it('renames at a hot seat only whoever had that name, and nobody at a table that is over', () => {
  keep({
    ...newlyKept('t', 'chicago-poker'),
    seats: ['Ann', 'Bob'].map((name, seat) => ({ seat, key: name, name })),
  });
  keep({ ...newlyKept('past', 'chicago-poker'), seats: [{ seat: 0, key: 'k', name: 'Ann' }], status: 'over' });
  renameKept('Ann', 'Anna');
  expect(keptTable('t')?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bob']);
  expect(keptTable('past')?.seats.map(({ name }) => name)).toEqual(['Ann']);
});
