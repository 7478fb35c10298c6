// @vitest-environment jsdom
/** What this device keeps of games that are over. */
import { beforeEach, expect, it } from 'vitest';
import { forget, keep, keptTables, newlyKept } from '../../src/net/keyring';
import { type Played, keepPlayed, placeOf, played, tallyOf, won } from '../../src/net/played';

function game(table: string, more: Partial<Played> = {}): Played {
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, player: 'human' }));
  return { table, title: 'chicago', at: 1, seats, mine: [0], winners: [1], scores: [4, 9, 6], ...more };
}

beforeEach(() => localStorage.clear());

it('tells the place by winners first and scores behind them', () => {
  expect(placeOf(game('a'))).toBe(3);
  expect(placeOf(game('a', { scores: [7, 9, 6] }))).toBe(2);
  expect(placeOf(game('a', { scores: [6, 9, 6] }))).toBe(2);
  expect(placeOf(game('a', { winners: [0, 1] }))).toBe(1);
  expect(placeOf(game('a', { winners: [], scores: [5, 9, 6] }))).toBe(3);
});

it('counts whoever played here, at a hot seat the best of them', () => {
  expect(placeOf(game('a', { mine: [0, 2] }))).toBe(2);
  expect(won(game('a', { mine: [0, 1] }))).toBe(true);
});

it('keeps each game once, the newest first, and counts them by title', () => {
  keepPlayed(game('a', { at: 1 }));
  keepPlayed(game('b', { at: 3, winners: [0] }));
  keepPlayed(game('c', { at: 2, title: 'gangster' }));
  keepPlayed(game('a', { at: 1 }));

  expect(played().map(({ table }) => table)).toEqual(['b', 'c', 'a']);
  expect(tallyOf('chicago')).toEqual({ games: 2, won: 1 });
  expect(tallyOf('chicago-poker')).toEqual({ games: 0, won: 0 });
});

it('is forgotten with its table', () => {
  keep(newlyKept('a', 'chicago'));
  keepPlayed(game('a'));
  forget('a');
  expect(played()).toEqual([]);
});

it('lets no game that goes on fall out of the ring for one that is over', () => {
  keep({ ...newlyKept('going', 'chicago'), status: 'playing', opened: 1 });
  for (let number = 0; number < 60; number++)
    keep({ ...newlyKept(`over${number}`, 'chicago'), status: 'over', opened: 100 + number });

  const tables = keptTables().map(({ table }) => table);
  expect(tables).toContain('going');
  expect(tables).toContain('over59');
  expect(tables).not.toContain('over0');
});
