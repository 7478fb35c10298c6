import { expect, it } from 'vitest';
import { layOut } from '../../src/games/chicago_gangsters/hand';
import { FINGER } from '../../src/kit/finger';

/** How much of each card the next one in its row leaves free. */
function free({ spots, width }: ReturnType<typeof layOut>): number {
  const beside = spots.slice(1).flatMap(({ left, top }, at) => {
    const before = spots[at];
    return before?.top === top ? [left - before.left] : [];
  });
  return Math.min(width, ...beside);
}

it('stands side by side while there is room', () => {
  const layout = layOut({ width: 900, height: 190 }, 8);
  expect(free(layout)).toBe(layout.width);
  expect(layout.end).toBeLessThan(900);
});

it.each([
  [380, 'fits'],
  [350, 'scrolls'],
  [214, 'fits'],
] as const)('leaves a finger of eight cards free in %i pixels, and %s', (width, how) => {
  const layout = layOut({ width, height: 150 }, 8);
  expect(free(layout)).toBeGreaterThanOrEqual(FINGER);
  expect(layout.end > width ? 'scrolls' : 'fits').toBe(how);
});

it('stands in two rows in a narrow column, and is as high as they are', () => {
  const { spots, height, least } = layOut({ width: 214, height: 132 }, 8);
  const rows = new Set(spots.map(({ top }) => top));
  expect(rows.size).toBe(2);
  expect(Math.max(...rows)).toBeGreaterThan(FINGER);
  expect(least).toBeGreaterThanOrEqual(Math.max(...rows) + height);
});
