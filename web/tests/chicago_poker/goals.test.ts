import { describe, expect, it } from 'vitest';
import { nearestGoal, ownedList } from '../../src/games/chicago_poker/goals';
import { openView } from '../../src/games/chicago_poker/opened';
import { business, row, view } from './samples';

describe('goals', () => {
  const owned = { bar: 2, 'jazz-club': 1, brewery: 1, 'gambling-den': 0 };

  it('have a nearest one: the fewest missing, then the one further along', () => {
    const goal = (way: 'alike' | 'kinds' | 'any', have: number, need: number) => ({
      way,
      have,
      need,
      missing: need - have,
    });
    expect(nearestGoal([goal('alike', 1, 3), goal('kinds', 3, 4), goal('any', 3, 5)])?.way).toBe('kinds');
    expect(nearestGoal([goal('alike', 2, 3), goal('kinds', 3, 4)])?.way).toBe('kinds');
    expect(nearestGoal([])).toBeNull();
  });

  it('list what is owned one by one', () => {
    expect(ownedList(owned)).toEqual(['bar', 'bar', 'jazz-club', 'brewery']);
  });
});

describe('a replay laid open', () => {
  it('shows every row as its owner knew it, and every hand', () => {
    const onlooker = view({ viewer: 6, hand: [], businesses: [business('bar', [row(null), row(null)])] });
    const first = view({ hand: ['red-1'], businesses: [business('bar', [row('red-5'), row(null)])] });
    const second = view({ hand: ['blue-1'], businesses: [business('bar', [row(null), row('blue-5')])] });
    const open = openView(onlooker, [first, second]);
    expect(open.businesses[0]?.rows.map(({ cards }) => cards[0]?.card)).toEqual(['red-5', 'blue-5']);
    expect(open.hands_open).toEqual([['red-1'], ['blue-1']]);
  });
});
