import { describe, expect, it } from 'vitest';
import { goalsOf, nearestGoal, ownedList } from '../../src/games/chicago_poker/goals';
import { openView } from '../../src/games/chicago_poker/opened';
import { business, row, view } from './samples';

describe('goals', () => {
  const owned = { bar: 2, 'jazz-club': 1, brewery: 1, 'gambling-den': 0 };

  it('count alike, kinds and any', () => {
    expect(goalsOf(owned, false)).toEqual([
      { name: 'alike', have: 2, need: 3 },
      { name: 'kinds', have: 3, need: 4 },
      { name: 'any', have: 4, need: 5 },
    ]);
  });

  it('are two in the short game, and never more than needed', () => {
    expect(goalsOf(owned, true)).toEqual([
      { name: 'alike', have: 2, need: 2 },
      { name: 'any', have: 3, need: 3 },
    ]);
  });

  it('have a nearest one', () => {
    expect(nearestGoal({ bar: 1, 'jazz-club': 1, brewery: 1, 'gambling-den': 0 }, false).name).toBe('kinds');
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
