/** What stands on the desk at home, and in which order. */
import { expect, it } from 'vitest';
import { type KeptTable, newlyKept } from '../../src/net/keyring';
import { chosen, gamesOf, peopleIn } from '../../src/shell/returning/all-games';
import { onTheDesk, standingOf } from '../../src/shell/returning/standing';

function kept(table: string, more: Partial<KeptTable> = {}): KeptTable {
  const seats = [{ seat: 0, key: 'k', name: 'Ann' }];
  return { ...newlyKept(table, 'chicago'), seats, status: 'playing', ...more };
}

it('puts our moves first, the longest waiting before the others, and leaves out what is over', () => {
  const tables = [
    kept('waits', { waitsFor: 'Bob', since: 1 }),
    kept('new', { yourTurn: true, since: 50 }),
    kept('over', { status: 'over' }),
    kept('long', { yourTurn: true, since: 10 }),
    kept('chair', { seats: [], link: 'l', chair: true, status: 'gathering' }),
    kept('lost', { status: 'lost' }),
    kept('watched', { seats: [], onlookers: 'o' }),
  ];

  const desk = onTheDesk(tables);

  expect(desk.map(({ kept: { table } }) => table)).toEqual(['long', 'new', 'chair', 'waits']);
  expect(desk.map(({ standing }) => standing)).toEqual(['your-move', 'your-move', 'chair', 'waits']);
});

it('tells of a rematch that others want, until it was followed or a day has passed', () => {
  const now = 100_000_000;
  const wanted = kept('a', { status: 'over', wanting: ['Bob'], since: now - 1000 });
  expect(standingOf(wanted, [wanted], now)).toBe('rematch');
  expect(standingOf(wanted, [wanted], now + 90_000_000)).toBe('over');

  const opened = kept('a', { status: 'over', others: ['Bob'], rematch: 'b', since: now - 1000 });
  expect(standingOf(opened, [opened], now)).toBe('rematch');
  expect(standingOf(opened, [opened, kept('b')], now)).toBe('over');
});

it('lists games once, also those whose table is gone, and finds them by title and person', () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'human' }));
  const end = { seats, mine: [0], winners: [0], scores: [2, 1] };
  const games = gamesOf(
    [kept('a', { title: 'gangster', opened: 5, others: ['Cleo'] }), kept('b', { status: 'over', opened: 1 })],
    [
      { ...end, table: 'b', title: 'chicago', at: 9 },
      { ...end, table: 'gone', title: 'chicago', at: 3 },
    ],
  );

  expect(games.map(({ table }) => table)).toEqual(['b', 'a', 'gone']);
  expect(peopleIn(games)).toEqual(['Bob', 'Cleo']);
  expect(chosen(games, 'chicago', '').map(({ table }) => table)).toEqual(['b', 'gone']);
  expect(chosen(games, '', 'Cleo').map(({ table }) => table)).toEqual(['a']);
  expect(chosen(games, 'gangster', 'Bob')).toEqual([]);
});
