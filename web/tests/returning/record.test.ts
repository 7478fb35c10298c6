// @vitest-environment jsdom
/** What the games of a device add up to, and how they are erased. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, newlyKept } from '../../src/net/keyring';
import { type Played, keepPlayed } from '../../src/net/played';
import { belongings, eraseAll } from '../../src/shell/person/belongings';
import { byTitle, eveningsOf, opponents } from '../../src/shell/person/record';

const DAY = 86_400_000;
/** A noon, in whatever zone the test runs. */
const NOON = new Date(2026, 10, 18, 12).getTime();

function game(number: number, more: Partial<Played> = {}): Played {
  const seats = [
    { name: 'Ann', player: 'human' },
    { name: 'Bob', player: 'human' },
    { name: 'Dutch', player: 'soldier' },
  ];
  const end = { winners: [1], scores: [4, 9, 6], mine: [0] };
  return { table: `t${number}`, title: 'chicago', at: NOON - number * DAY, seats, ...end, ...more };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('adds up games by title, the last ten in their order', () => {
  const games = [
    game(0, { winners: [0] }),
    game(1, { scores: [7, 9, 6] }),
    ...Array.from({ length: 12 }, (_, number) => game(number + 2)),
    game(20, { title: 'gangster' }),
  ];

  const [first, second] = byTitle(games);

  expect(first).toMatchObject({ title: 'chicago', games: 14, won: 1 });
  expect(first?.last).toHaveLength(10);
  expect(first?.last.slice(-3)).toEqual(['further', 'second', 'won']);
  expect(second).toMatchObject({ title: 'gangster', games: 1, won: 0 });
});

it('counts for each opponent who finished higher, people before bots', () => {
  const met = opponents([game(0), game(1, { winners: [0] }), game(2, { winners: [0, 1] })]);

  expect(met.map(({ name, bot }) => [name, bot])).toEqual([
    ['Bob', false],
    ['Dutch', true],
  ]);
  expect(met[0]).toMatchObject({ games: 3, higher: 1, lower: 1, last: NOON });
  expect(met[1]).toMatchObject({ higher: 2, lower: 1 });
});

it('counts evenings in a row up to today or yesterday, and the longest row there was', () => {
  const days = [1, 2, 3, 6, 7, 8, 9];
  const evenings = eveningsOf([...days.map((day) => game(day)), game(3)], NOON);

  expect(evenings).toMatchObject({ count: 7, streak: 3, longest: 4 });
  expect(evenings.week.map(({ played }) => played)).toEqual([true, false, false, true, true, true, false]);
  expect(eveningsOf([game(0), game(2)], NOON).streak).toBe(1);
  expect(eveningsOf([game(2)], NOON).streak).toBe(0);
});

it('takes a game that ends after midnight for one of the evening before', () => {
  const night = new Date(2026, 10, 18, 1).getTime();
  const evenings = eveningsOf([game(0, { at: night }), game(1)], NOON);
  expect(evenings.count).toBe(1);
});

it('puts results, lessons and settings into a file, and no key', () => {
  keep({ ...newlyKept('t1', 'chicago'), seats: [{ seat: 0, key: 'a-very-secret-key', name: 'Ann' }] });
  keepPlayed(game(1));
  localStorage.setItem('backroom.settings', '{"name":"Ann"}');

  const file = belongings();

  expect(file).not.toContain('a-very-secret-key');
  expect(JSON.parse(file)).toMatchObject({ settings: { name: 'Ann' }, games: [{ table: 't1' }] });
});

it('erases name and words at every table, and then all that lies here', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['Authorization'] ?? ''}`);
    const gone = path.includes('gone');
    const body = gone ? { message: 'table-unknown' } : { seat: 0 };
    return Promise.resolve(new Response(JSON.stringify(body), { status: gone ? 400 : 200 }));
  });
  for (const table of ['a', 'gone'])
    keep({ ...newlyKept(table, 'chicago'), seats: [{ seat: 0, key: `key-${table}`, name: 'Ann' }] });
  keepPlayed(game(1));
  localStorage.setItem('other', 'not ours');

  expect(await eraseAll()).toBe(0);

  expect(asked.sort()).toEqual(['api/tables/a/forget Bearer key-a', 'api/tables/gone/forget Bearer key-gone']);
  expect(Object.keys(localStorage)).toEqual(['other']);
});

it('keeps everything where the house cannot be asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  keep({ ...newlyKept('a', 'chicago'), seats: [{ seat: 0, key: 'key', name: 'Ann' }] });
  keepPlayed(game(1));

  expect(await eraseAll()).toBe(1);

  expect(localStorage.getItem('backroom.tables')).toContain('key');
  expect(localStorage.getItem('backroom.played')).toContain('t1');
});
