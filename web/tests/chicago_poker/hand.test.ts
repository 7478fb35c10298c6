import { describe, expect, it } from 'vitest';
import { layOutHand, positionAt } from '../../src/games/chicago_poker/handLayout';

describe('the hand', () => {
  it('stands side by side in the middle while there is room', () => {
    const { spots, width } = layOutHand({ width: 900, height: 180 }, 5, -1);
    const pitches = spots.slice(1).map((spot, at) => spot.left - (spots[at]?.left ?? 0));
    expect(Math.min(...pitches)).toBeGreaterThan(width);
    const first = spots[0]?.left ?? 0;
    const last = spots.at(-1)?.left ?? 0;
    expect(first).toBeCloseTo(900 - last - width);
  });

  it('overlaps on a phone so that every numeral stays free', () => {
    const { spots, width } = layOutHand({ width: 300, height: 150 }, 8, -1);
    const pitches = spots.slice(1).map((spot, at) => spot.left - (spots[at]?.left ?? 0));
    expect(Math.min(...pitches)).toBeGreaterThan(width * 0.3);
    expect((spots.at(-1)?.left ?? 0) + width * 0.6).toBeLessThan(300);
  });

  it('leaves more room behind a chosen card', () => {
    const { spots } = layOutHand({ width: 300, height: 150 }, 7, 2);
    const gap = (at: number) => (spots[at + 1]?.left ?? 0) - (spots[at]?.left ?? 0);
    expect(gap(2)).toBeGreaterThan(gap(1));
  });

  it('finds where a dragged card belongs', () => {
    const layout = layOutHand({ width: 900, height: 180 }, 4, -1);
    expect(positionAt(layout, 0)).toBe(0);
    expect(positionAt(layout, 899)).toBe(4);
  });
});
