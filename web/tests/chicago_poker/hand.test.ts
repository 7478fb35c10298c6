import { describe, expect, it } from 'vitest';
import { layOutHand, positionAt } from '../../src/games/chicago_poker/handLayout';
import { FINGER } from '../../src/kit/finger';

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
    expect(FINGER).toBe(44);
    const rooms = [{ width: 300, height: 150 }, { width: 270, height: 140 }]; // prettier-ignore
    for (const [room, chosen] of rooms.flatMap((room) => [-1, 0, 2].map((chosen) => [room, chosen] as const))) {
      const { spots, width, height } = layOutHand(room, count, chosen);
      for (const [at, { left, drop }] of spots.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(room.width);
        expect(drop + height).toBeLessThanOrEqual(room.height);
        const covering = spots.slice(at + 1).filter((other) => other.left < left + width);
        const beside = Math.min(
          width,
          ...covering.filter((other) => other.left > left).map((other) => other.left - left),
        );
        const above = Math.min(
          height,
          ...covering.filter((other) => other.drop > drop + 20).map((other) => other.drop - drop),
        );
        expect(beside).toBeGreaterThanOrEqual(FINGER);
        expect(above).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });

  it.each([244, 340])(
    'stands in one row where two would be too low for a finger, and scrolls in %i pixels',
    (width) => {
      const { spots, inRow, end } = layOutHand({ width, height: 106 }, 8, -1);
      expect(inRow).toBe(8);
      expect(Math.min(...spots.slice(1).map(({ left }, at) => left - (spots[at]?.left ?? 0)))).toBeCloseTo(FINGER);
      expect(end).toBeGreaterThan(width);
    },
  );

  it('is rather a little smaller than in two rows', () => {
    const room = { width: 268, height: 148 };
    const { inRow, height, end } = layOutHand(room, 5, -1);
    expect(inRow).toBe(5);
    expect(height).toBeLessThan(122);
    expect(end).toBeLessThanOrEqual(room.width);
  });

  it('leaves more room behind a chosen card', () => {
    const { spots } = layOutHand({ width: 350, height: 150 }, 6, 2);
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
