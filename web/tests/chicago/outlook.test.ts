import { describe, expect, it } from 'vitest';
import { GOALS, nearestOf, nearGoals } from '../../src/games/chicago/goals';
import { labelOf, nearLine, remarkOf, stakeWords } from '../../src/games/chicago/labels';
import type { ChicagoView, Leaves } from '../../src/games/chicago/view';
import type { Words } from '../../src/shell/board';
import { LANGUAGES } from '../../src/words/catalogue';
import { wordsOf } from '../title-words';
import { view } from './samples';

/** Says the message's id and its facts. */
const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => [message, ...Object.values(facts)].join(' '),
  thing: (thing: string) => thing,
  number: String,
} as unknown as Words;

function goals(...missing: [number, number, number][]): ChicagoView['goals'] {
  const goal = (wanted: number, short: number) => ({ held: wanted - short, wanted, missing: short, since: null });
  return missing.map(([casinos, square, fours]) => ({
    'goal-casinos': goal(3, casinos),
    'goal-square': goal(8, square),
    'goal-fours': goal(5, fours),
  }));
}

describe('goals', () => {
  it('tell who holds one first, then who is one short', () => {
    const seen = view({ goals: goals([1, 8, 5], [2, 0, 5], [3, 8, 1]) });
    expect(nearGoals(seen).map(({ seat, goal, missing }) => [seat, goal, missing])).toEqual([
      [1, 'goal-square', 0],
      [0, 'goal-casinos', 1],
      [2, 'goal-fours', 1],
    ]);
  });

  it('know the nearest of a player, of equals the one that more is held of', () => {
    const seen = view({ goals: goals([2, 2, 5], [3, 8, 5]) });
    expect(nearestOf(seen, 0)?.goal).toBe('goal-square');
    expect(nearestOf(seen, 1)?.goal).toBe('goal-casinos');
  });
});

/** At 1280 pixels the line of the rail holds some 36 letters; beside it ' +2' may stand, and names have up to 8. */
it.each(LANGUAGES)('says in %s in one narrow line who is near', (language) => {
  const told = wordsOf('chicago', language);
  for (const goal of GOALS)
    for (const missing of [0, 1])
      for (const seat of [0, 1]) {
        const line = nearLine({ seat, goal, missing }, told);
        expect(line).toContain(told.say(`web-chicago-${goal}`));
        expect(line.length - (seat ? 'Bob'.length - 8 : 0)).toBeLessThan(38);
      }
});

describe('a draft', () => {
  const leaves: Leaves = {
    house: 'blue-casino',
    threats: [{ gang: 'blue', points: 3, sure: true, way: ['c-21', 'c-20', 'c-19', 'blue-casino'] }],
    stake: { goal: 'goal-casinos', held: 1, wanted: 3 },
  };

  it('takes a house of nobody’s, and seizes one of somebody’s', () => {
    const meets = { 'yellow-bar-5': { seizes: true, from: null }, 'red-bar-2': { seizes: true, from: 'red' as const } };
    const label = (to: string) => labelOf(`move c-3 to ${to}`, view({ meets }), words);
    expect(label('yellow-bar-5')).toBe('web-chicago-do-take-place yellow-bar-5');
    expect(label('red-bar-2')).toBe('web-chicago-do-seize-place red-bar-2');
    expect(label('d-3')).toBe('web-chicago-do-go d-3');
  });

  it('says what it costs, and what it leaves open', () => {
    const after = view({ leaves: [leaves] });
    const before = view({ points: 4, reach: [{ from: 'blue-casino', rings: [2], to: [] }] });
    expect(remarkOf(before, ['move blue-casino to c-20'], words, after)).toBe(
      'web-chicago-cost 1 3 web-chicago-leaves blue-casino blue 3',
    );
    expect(remarkOf(before, ['move blue-casino to c-20'], words, null)).toBe('web-chicago-cost 1 3');
  });

  it('says how sure that is, and what would be left of the goal', () => {
    expect(stakeWords(leaves, view(), words)).toBe(
      'web-chicago-leaves-sure 11 web-chicago-leaves-stake goal-casinos 1 3',
    );
    expect(stakeWords({ ...leaves, stake: null, threats: [] }, view(), words)).toBe('');
  });

  it('begins with who goes, or with the odds of the fight that waits', () => {
    const reach = [{ from: 'c-3', rings: [2], to: [] }];
    expect(remarkOf(view({ reach }), [], words, null)).toBe('web-chicago-choose-who');
    const siege = { place: 'red-home', gang: 'yellow' as const, rings: [2], holds: 0.254 };
    expect(remarkOf(view({ reach, siege }), [], words, null)).toBe('web-chicago-siege-odds red-home 25');
    expect(remarkOf(view({ reach, siege: { ...siege, gang: 'red' } }), [], words, null)).toBe('web-chicago-choose-who');
  });
});

it.each(LANGUAGES)('a move says by which rule every point is spent in %s (CH-41)', (language) => {
  const moving = view({ points: 1, reach: [{ from: 'red-home', rings: [2], to: [] }] });
  expect(remarkOf(moving, [], wordsOf('chicago', language), null)).toMatch(/\(CH-41\)/);
});
