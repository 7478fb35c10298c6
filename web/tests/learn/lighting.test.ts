/** Where the coach stands. */
import { expect, it } from 'vitest';
import { round, standing, thread } from '../../src/shell/learn/lighting';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const room = { width: 390, height: 844 };
const board = rect(0, 100, 390, 400);

it('stands beside what is lit, never on it', () => {
  for (const ring of [rect(20, 120, 80, 60), rect(150, 400, 80, 100), rect(290, 700, 80, 110)]) {
    const size = { width: 370, height: 300 };
    const { left, top } = standing(size, { rings: [ring], bright: [] }, [], board, room);
    const above = top + size.height <= ring.top;
    const below = top >= ring.bottom;
    expect(above || below).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top + size.height).toBeLessThanOrEqual(room.height);
  }
});

it('would rather stand on anything else', () => {
  const ring = rect(100, 150, 96, 96);
  const size = { width: 380, height: 147 };
  const low = { width: 844, height: 390 };
  const everything = [rect(0, 0, 844, 140), rect(0, 250, 844, 140), rect(480, 0, 364, 390)];
  const { left, top } = standing(size, { rings: [ring], bright: [] }, everything, board, low);
  const apart = left >= ring.right || left + size.width <= ring.left;
  expect(apart || top >= ring.bottom || top + size.height <= ring.top).toBe(true);
});

it('stands in the middle of the board where nothing is lit, and on the screen', () => {
  const dark = { rings: [], bright: [] };
  expect(standing({ width: 370, height: 200 }, dark, [], board, room)).toMatchObject({ left: 10, top: 200 });
  expect(standing({ width: 370, height: 900 }, dark, [], board, room).top).toBe(8);
});

it('draws a thread to it, but not across nothing', () => {
  expect(thread(rect(100, 100, 200, 100), rect(150, 300, 50, 50))).toMatch(/^M.* 206 C .* 288$/);
  expect(thread(rect(100, 100, 200, 100), rect(400, 120, 50, 50))).toMatch(/^M306 /);
  expect(thread(rect(100, 100, 200, 100), rect(150, 212, 50, 50))).toBe('');
});

it('sees several things as one', () => {
  expect(round([rect(0, 0, 10, 10), rect(50, 20, 10, 10)])).toEqual(rect(0, 0, 60, 30));
  expect(round([])).toBe(null);
});
