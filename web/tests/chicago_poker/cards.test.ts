import { describe, expect, it } from 'vitest';
import { faceOf, readCard, sortCards } from '../../src/games/chicago_poker/cards/names';

describe('cards by name', () => {
  it('reads gangsters and specials', () => {
    expect(readCard('red-7')).toEqual({ colour: 'red', value: 7 });
    expect(readCard('murder')).toEqual({ special: 'murder' });
  });

  it('says which card it cannot draw', () => {
    expect(() => readCard('pink-3')).toThrow("'pink-3'");
  });

  it('gives every value a face', () => {
    expect(Array.from({ length: 15 }, (_, at) => faceOf(at + 1)).every(Boolean)).toBe(true);
  });

  it('sorts by value with the highest first, specials last, two of a kind kept', () => {
    const hand = ['raid', 'red-3', 'blue-15', 'raid', 'violet-3'];
    expect(sortCards(hand, 'value')).toEqual(['blue-15', 'red-3', 'violet-3', 'raid', 'raid']);
  });

  it('sorts by colour', () => {
    expect(sortCards(['red-3', 'blue-1', 'red-9', 'blue-4'], 'colour')).toEqual(['blue-4', 'blue-1', 'red-9', 'red-3']);
  });
});
