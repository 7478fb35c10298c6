/** What is asked about a place that is not lit: an action, which the rules say why not to. */
import { expect, it } from 'vitest';
import { askedIn } from '../../src/games/chicago/asked';
import { barredAt } from '../../src/games/chicago/barred';
import { planOf } from '../../src/games/chicago/plan';
import type { ChicagoView, Reach } from '../../src/games/chicago/view';
import type { Mover } from '../../src/games/chicago/ways';
import { gang, view } from './samples';

const NEAR: Mover = { place: 'c-3', rings: 2, count: 1 };
const FAR: Mover = { place: 'v-20', rings: 3, count: 1 };

function barred(place: string, seen: ChicagoView, mover: Mover | null, movers: Mover[], rings: number | null = null) {
  return barredAt(place, { view: seen, plan: planOf(seen), asked: askedIn(seen), movers, mover, rings });
}

it('is the way of the member that is chosen', () => {
  expect(barred('yellow-bar-1', view(), FAR, [NEAR, FAR])).toBe('move v-20 to yellow-bar-1');
  expect(barred('c-3', view(), NEAR, [NEAR, FAR])).toBeNull();
  const crowded = view({ crowded_houses: true });
  expect(barred('yellow-bar-1', crowded, { ...NEAR, place: 'yellow-home' }, [])).toBe(
    'send 2 from yellow-home to yellow-bar-1',
  );
});

it('is the way of the nearest while nobody is chosen, where none of them comes', () => {
  const reach: Reach[] = [{ from: 'c-3', rings: [2], to: [{ 'd-3': 'c-3' }, { 'yellow-bar-1': 'd-3' }] }];
  expect(barred('yellow-casino', view({ reach }), null, [FAR, NEAR])).toBe('move c-3 to yellow-casino');
  expect(barred('yellow-bar-1', view({ reach }), null, [FAR, NEAR])).toBeNull();
  expect(barred('yellow-bar-1', view(), null, [])).toBeNull();
});

it('is what the question is about: placing, taking a colour, or rolling first', () => {
  const placing = view({ decisions: [['place', 1, [0]]] });
  expect(barred('red-bar-2', placing, null, [], 3)).toBe('place 3 in red-bar-2');
  expect(barred('c-3', placing, null, [], 3)).toBeNull();
  const colour = view({ decisions: [['colour', 1, []]] });
  expect(barred('red-casino', colour, null, [])).toBe('take red');
  expect(barred('red-bar-2', colour, null, [])).toBeNull();
  const turn = view({
    decisions: [['turn', 1, [0, 0, 0, 0]]],
    gangs: [gang('yellow', 0, { members: { 'c-3': [2] } }), gang('red', 1), gang('green', 2), gang('blue', 3)],
  });
  expect(barred('red-casino', turn, null, [])).toBe('move c-3 to red-casino');
  expect(barred('red-casino', view({ decisions: [['hire', 1, [0, 0, 0, 0]]] }), null, [])).toBeNull();
});
