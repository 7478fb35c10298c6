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

  it.each([5, 6, 7, 8])('keeps %i cards on a phone, and a finger wide of each free', (count) => {
    for (const room of [300, 270]) {
      const { spots, width, height } = layOutHand({ width: room, height: 150 }, count, -1);
      for (const [at, { left, drop }] of spots.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(room);
        expect(drop + height).toBeLessThanOrEqual(150);
        const covering = spots.slice(at + 1).filter((other) => other.left < left + width);
        const beside = Math.min(
          width,
          ...covering.filter((other) => other.left > left).map((other) => other.left - left),
        );
        const above = Math.min(
          height,
          ...covering.filter((other) => other.drop > drop + 20).map((other) => other.drop - drop),
        );
        expect(beside).toBeGreaterThanOrEqual(38);
        expect(above).toBeGreaterThanOrEqual(38);
      }
    }
  });

  it('leaves more room behind a chosen card', () => {
    const { spots } = layOutHand({ width: 300, height: 150 }, 6, 2);
    const gap = (at: number) => (spots[at + 1]?.left ?? 0) - (spots[at]?.left ?? 0);
    expect(gap(2)).toBeGreaterThan(gap(1));
  });

  it('finds where a dragged card belongs', () => {
    const layout = layOutHand({ width: 900, height: 180 }, 4, -1);
    expect(positionAt(layout, 0, 50)).toBe(0);
    expect(positionAt(layout, 899, 50)).toBe(4);
  });

  it('finds it in the row where the card is dropped, if there are two', () => {
    const layout = layOutHand({ width: 300, height: 150 }, 8, -1);
    expect(layout.inRow).toBe(4);
    expect(positionAt(layout, 0, 10)).toBe(0);
    expect(positionAt(layout, 299, 10)).toBe(4);
    expect(positionAt(layout, 0, 120)).toBe(4);
    expect(positionAt(layout, 299, 120)).toBe(8);
  });
});
