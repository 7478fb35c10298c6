// @vitest-environment jsdom
/** The house is asked once for all tables, and what it tells is kept. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, keptTable, newlyKept } from '../../src/net/keyring';
import { askAbout, toAskAbout } from '../../src/net/own';
import { keepPlayed, playedAt } from '../../src/net/played';
import type { OwnNews, TableNews } from '../../src/net/requests';

let asked: { path: string; body: unknown }[];
let news: TableNews[];
const SEATS = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, player: 'human' }));
const HOUSE = 1_000;

function sit(table: string, status = 'playing'): void {
  keep({ ...newlyKept(table, 'chicago'), status, seats: [{ seat: 0, key: `key-${table}`, name: 'Ann' }] });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 5_000_000 });
  asked = [];
  news = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(init.body as string) });
    const told: OwnNews = { now: HOUSE, tables: news };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks nothing where there is nothing to ask about', async () => {
  keep({ ...newlyKept('watched', 'chicago'), onlookers: 'secret' });
  await askAbout(toAskAbout());
  expect(asked).toEqual([]);
});

it('asks once, with the keys in the body and nowhere else', async () => {
  sit('a');
  keep({ ...newlyKept('b', 'chicago'), link: 'link-b' });
  news = [{ table: 'a', why: 'table-unknown' }];
  await askAbout(toAskAbout());

  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toBe('api/own');
  expect(asked[0]?.body).toEqual({
    tables: expect.arrayContaining([
      { table: 'a', keys: ['key-a'] },
      { table: 'b', keys: ['link-b'] },
    ]) as unknown,
  });
});

it('asks about what goes on before what is over, and not for ever about that', () => {
  for (let number = 0; number < 30; number++) sit(`over${number}`, 'over');
  sit('going');
  const seats = SEATS;
  keepPlayed({ table: 'over3', title: 'chicago', at: 0, seats, mine: [0], winners: [0], scores: [1, 0, 0] });
  vi.setSystemTime(90_000_000);
  const tables = toAskAbout().map(({ table }) => table);

  expect(tables[0]).toBe('going');
  expect(tables).toHaveLength(24);
  expect(toAskAbout().some(({ table }) => table === 'over3')).toBe(false);
});

it('keeps whose move it is and since when, by the clock of this device', async () => {
  sit('a');
  news = [{ table: 'a', title: 'chicago', status: 'playing', seats: SEATS, mine: [0], asked: [0], since: HOUSE - 60 }];
  await askAbout(toAskAbout());

  const kept = keptTable('a');
  expect(kept?.yourTurn).toBe(true);
  expect(kept?.since).toBe(Date.now() - 60_000);
  expect(kept?.others).toEqual(['Bob', 'Cleo']);

  news = [{ table: 'a', title: 'chicago', status: 'playing', seats: SEATS, mine: [0], asked: [1, 2], since: HOUSE }];
  await askAbout(toAskAbout());
  expect(keptTable('a')).toMatchObject({ yourTurn: false, waitsFor: 'Bob, Cleo' });
});

it('keeps how a game ended', async () => {
  sit('a');
  const ended = { winners: [1], scores: [3, 5, 4], at: HOUSE - 10 };
  news = [{ table: 'a', title: 'chicago', status: 'over', seats: SEATS, mine: [0], ended }];
  await askAbout(toAskAbout());

  expect(keptTable('a')?.status).toBe('over');
  expect(playedAt('a')).toMatchObject({ winners: [1], scores: [3, 5, 4], mine: [0], at: Date.now() - 10_000 });
});

it('loses a table whose key opens nothing any more, but not the result of a game', async () => {
  sit('a');
  sit('b', 'over');
  keepPlayed({ table: 'b', title: 'chicago', at: 4_999_999, seats: SEATS, mine: [0], winners: [0], scores: [1, 0, 0] });
  news = [
    { table: 'a', why: 'table-kicked' },
    { table: 'b', why: 'table-unknown' },
  ];
  await askAbout(toAskAbout());

  expect(keptTable('a')?.status).toBe('lost');
  expect(keptTable('b')?.status).toBe('over');
  expect(playedAt('b')).toBeDefined();
});

it('does not take a table for lost because somebody is blocked or a link is to be spent', async () => {
  sit('a');
  news = [{ table: 'a', why: 'server-blocked' }];
  await askAbout(toAskAbout());
  expect(keptTable('a')?.status).toBe('playing');
});
