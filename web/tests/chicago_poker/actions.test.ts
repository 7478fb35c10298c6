import { describe, expect, it } from 'vitest';
import { cardOf, Offers, readAction } from '../../src/games/chicago_poker/actions';
import { chosenCard, keepOrder } from '../../src/games/chicago_poker/choice';

describe('actions', () => {
  it.each([
    ['draw', { kind: 'draw' }],
    ['play red-7 at 2', { kind: 'play', card: 'red-7', place: 2 }],
    ['murder moran at 3', { kind: 'murder', target: 1, place: 3 }],
    ['raid torrio at 1', { kind: 'raid', target: 5, place: 1 }],
    ['limousine 1 to 4', { kind: 'limousine', place: 1, to: 4 }],
    ['carry blue-15', { kind: 'carry', card: 'blue-15' }],
    ['blackmail raid', { kind: 'blackmail', card: 'raid' }],
    ['stake red-1', { kind: 'stake', card: 'red-1' }],
  ])('reads %s', (text, action) => {
    expect(readAction(text)).toEqual(action);
  });

  it('does not guess at what it does not know', () => {
    expect(() => readAction('bribe capone')).toThrow("'bribe capone'");
  });

  it('knows which hand card an action plays', () => {
    expect(cardOf(readAction('raid yale at 1'))).toBe('raid');
    expect(cardOf(readAction('carry red-7'))).toBeNull();
  });
});

describe('the chosen card', () => {
  const hand = ['murder', 'red-7', 'blue-9'];
  const offers = new Offers(['draw', 'play red-7 at 1', 'play blue-9 at 1', 'murder moran at 1']);

  it('is the first gangster that can be laid until one is picked', () => {
    expect(chosenCard(hand, offers, null, [])).toBe('red-7');
    expect(chosenCard(hand, offers, 'murder', [])).toBe('murder');
  });

  it('is that of the draft before all others', () => {
    expect(chosenCard(hand, offers, 'murder', ['play blue-9 at 1'])).toBe('blue-9');
  });

  it('forgets a picked card that can do nothing any more', () => {
    expect(chosenCard(hand, new Offers(['play blue-9 at 2']), 'red-7', [])).toBe('blue-9');
  });

  it('is none where the cards themselves are the answer', () => {
    const stakes = new Offers(['stake red-7', 'stake blue-9']);
    expect(chosenCard(hand, stakes, null, [])).toBeNull();
    expect(stakes.direct('red-7')).toBe('stake red-7');
  });

  it('falls back to a special with targets', () => {
    expect(chosenCard(['pistol', 'raid'], new Offers(['pistol', 'raid moran at 1']), null, [])).toBe('raid');
  });
});

describe('the order of the hand', () => {
  it('is kept, new cards come to the right, both raids stay', () => {
    expect(keepOrder(['raid', 'red-1', 'raid'], ['red-1', 'raid', 'blue-2', 'raid'])).toEqual([
      'raid',
      'red-1',
      'raid',
      'blue-2',
    ]);
  });
});
