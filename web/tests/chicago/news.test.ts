import { expect, it } from 'vitest';
import { readAction } from '../../src/games/chicago/actions';
import { duelsOf, paceOf, walksOf } from '../../src/games/chicago/news';
import { paydayOf } from '../../src/games/chicago/results/payday';
import { view } from './samples';

const step = (place: string, to: string) => ({ event: 'member-moved', facts: { gang: 'red', rings: 2, place, to } });
const DUEL = [
  { event: 'duel-begun', facts: { gang: 'red', rings: 3, foe: 'blue', foe_rings: 2, place: 'c-3' } },
  { event: 'duel-rolled', facts: { gang: 'red', roll: 5, foe: 'blue', foe_roll: 5 } },
  { event: 'rings-fallen', facts: { gang: 'red', rings: 2, foe: 'blue', foe_rings: 1 } },
  { event: 'duel-rolled', facts: { gang: 'red', roll: 6, foe: 'blue', foe_roll: 1 } },
  { event: 'duel-won', facts: { gang: 'red', rings: 3, foe: 'blue', prize: 25_000 } },
];

it('steps of one member are one walk', () => {
  const walks = walksOf([step('c-3', 'd-3'), step('d-3', 'e-3'), step('j-7', 'k-7')]);
  expect(walks.get('e-3')?.path).toEqual(['c-3', 'd-3']);
  expect(walks.get('k-7')?.path).toEqual(['j-7']);
  expect(walks.has('d-3')).toBe(false);
});

it('a duel is told roll by roll, with the rings left for each', () => {
  const [duel] = duelsOf(DUEL);
  expect(duel?.rolls.map(({ rings, foeRings }) => [rings, foeRings])).toEqual([
    [3, 2],
    [2, 1],
  ]);
  expect(duel).toMatchObject({ winner: 'red', prize: 25_000, ringsAfter: 3 });
});

it('a step takes a moment, and a roll of the die a little longer', () => {
  expect(paceOf([step('c-3', 'd-3')])).toBeLessThan(200);
  expect(paceOf([{ event: 'points-rolled', facts: { points: 14 } }])).toBeGreaterThan(200);
});

it('a payday is the end of a phase at which somebody is paid', () => {
  const paid = { event: 'gang-paid', facts: { gang: 'red', money: 36_000, sets: 0, unguarded: 0 } };
  const ended = { event: 'phase-ended', facts: { phase: 'phase-a' } };
  expect(paydayOf([ended, paid], view())?.paid[0]?.money).toBe(36_000);
  expect(paydayOf([ended], view())).toBeNull();
});

it('every kind of action is understood', () => {
  expect(readAction('send 2 from yellow-home to b-3')).toEqual({
    kind: 'send',
    rings: 2,
    from: 'yellow-home',
    to: 'b-3',
  });
  expect(readAction('place 4 in red-casino')).toEqual({ kind: 'place', rings: 4, to: 'red-casino' });
  expect(readAction('pit 3 against 1')).toEqual({ kind: 'pit', rings: 3, other: 1 });
  expect(() => readAction('dance')).toThrow();
});
