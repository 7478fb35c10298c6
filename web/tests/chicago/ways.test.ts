import { describe, expect, it } from 'vitest';
import { chosenMover, waitingIn } from '../../src/games/chicago/choice';
import { planOf } from '../../src/games/chicago/plan';
import { neighbourOf } from '../../src/games/chicago/spots';
import { destinationsOf, moversOf, oddsOf, stepsOf } from '../../src/games/chicago/ways';
import type { Meets, Reach } from '../../src/games/chicago/view';
import { gang, view } from './samples';

const REACH: Reach[] = [{ from: 'c-3', rings: [2], to: [{ 'd-3': 'c-3' }, { 'e-3': 'd-3', 'yellow-bar-1': 'd-3' }] }];

describe('ways', () => {
  it('go step by step to everything the view says can be reached', () => {
    const seen = view({ reach: REACH });
    const offered = new Set(['move c-3 to d-3']);
    const [mover] = moversOf([...offered], seen);
    expect(mover).toEqual({ place: 'c-3', rings: 2, count: 1 });
    const found = destinationsOf(mover!, offered, seen, planOf(seen));
    expect(found.map(({ place, cost }) => [place, cost])).toEqual([
      ['d-3', 1],
      ['e-3', 2],
      ['yellow-bar-1', 2],
    ]);
    expect(found[2]?.actions).toEqual(['move c-3 to d-3', 'move d-3 to yellow-bar-1']);
  });

  it('say who goes out of a crowded house', () => {
    const reach: Reach[] = [{ from: 'yellow-home', rings: [1, 3], to: [{ 'b-3': 'yellow-home' }, { 'c-3': 'b-3' }] }];
    const seen = view({ reach, crowded_houses: true });
    const offered = new Set(['send 1 from yellow-home to b-3', 'send 3 from yellow-home to b-3']);
    const movers = moversOf([...offered], seen);
    expect(movers.map(({ rings }) => rings)).toEqual([1, 3]);
    const [, there] = destinationsOf(movers[1]!, offered, seen, planOf(seen));
    expect(there?.actions).toEqual(['send 3 from yellow-home to b-3', 'move b-3 to c-3']);
  });

  it('end at the house of an ally, where something is asked', () => {
    const reach: Reach[] = [{ from: 'e-3', rings: [2], to: [{ 'yellow-casino': 'e-3' }, { 'e-7': 'yellow-casino' }] }];
    const gangs = [gang('yellow', 0), gang('red', 1), gang('green', 0), gang('blue', 1)];
    const meets: Record<string, Meets> = { 'yellow-casino': { seizes: true, from: 'green' } };
    const seen = view({ players: 2, reach, gangs, meets });
    const offered = new Set(['move e-3 to yellow-casino']);
    const found = destinationsOf(moversOf([...offered], seen)[0]!, offered, seen, planOf(seen));
    expect(found.map(({ place }) => place)).toEqual(['yellow-casino']);
  });

  it('are taken by the member picked, else by the one that went last, else by the only one', () => {
    const movers = [
      { place: 'c-3', rings: 1, count: 1 },
      { place: 'd-3', rings: 3, count: 1 },
    ];
    expect(chosenMover(movers, null, null)).toBeNull();
    expect(chosenMover(movers.slice(1), null, null)?.place).toBe('d-3');
    expect(chosenMover(movers, null, 'c-3 1')?.place).toBe('c-3');
    expect(chosenMover(movers, 'd-3 3', 'c-3 1')?.place).toBe('d-3');
  });

  it('tell the odds against everybody there, as the view has them', () => {
    expect(oddsOf(3, { fights: 'red', rings: [1, 2], holds: [0.1, 0.3, 0.5, 0.7] })).toBe(0.5);
    expect(oddsOf(3, { fights: 'red', rings: [1, 1, 1, 1, 1, 1] })).toBeNull();
    expect(oddsOf(3, { seizes: true, from: null })).toBeNull();
  });

  it('begin with a step of the member itself', () => {
    const actions = ['move c-3 to d-3', 'send 1 from yellow-home to b-3', 'send 3 from yellow-home to b-3'];
    expect(stepsOf({ place: 'yellow-home', rings: 3, count: 1 }, actions)).toEqual(actions.slice(2));
    expect(stepsOf({ place: 'c-3', rings: 2, count: 1 }, actions)).toEqual(actions.slice(0, 1));
  });
});

describe('the plan', () => {
  it('is walked by the arrow keys', () => {
    const plan = planOf(view());
    expect(neighbourOf(plan, 'c-3', ['c-4', 'd-3', 'b-3'], 1, 0)).toBe('d-3');
    expect(neighbourOf(plan, 'c-3', ['c-4', 'd-3', 'b-3'], 0, 1)).toBe('c-4');
    expect(neighbourOf(plan, 'c-3', ['d-3'], -1, 0)).toBeNull();
  });

  it('finds every place by a column and a row', () => {
    const plan = planOf(view());
    expect(plan.fieldOf('c-3')).toBe('c-3');
    expect(plan.fieldOf('yellow-home')).toBe('a-1');
  });

  it('has a door for each arrow and two for each casino', () => {
    const plan = planOf(view());
    expect(plan.buildings).toHaveLength(92);
    expect(plan.doors.filter(({ building }) => building.endsWith('casino'))).toHaveLength(8);
    expect(plan.doors).toHaveLength(plan.buildings.reduce((sum, { doors }) => sum + doors.length, 0));
  });
});

it('those who wait are placed by their rings, the strongest first', () => {
  const offers = ['place 1 in yellow-home', 'place 4 in yellow-home', 'place 1 in yellow-casino'];
  expect(waitingIn(offers, [4, 1, 1])).toEqual([
    { rings: 4, count: 1 },
    { rings: 1, count: 2 },
  ]);
});
