import { expect, it } from 'vitest';
import { type Box, type Course, line, rangeOf, roundMarks, scale } from '../src/shell/end/chart';

const box: Box = { width: 110, height: 60, left: 10, right: 0, top: 10, bottom: 0 };
const course: Course = { values: [[0, 0, 5]], rounds: [1, 1, 2] };

it('draws a score as steps', () => {
  expect(line([0, 0, 5], rangeOf(course), box)).toBe('M10.0 60.0H110.0V10.0');
});

it('goes on to the end where nothing changes', () => {
  expect(line([5, 5, 5], rangeOf(course), box)).toBe('M10.0 10.0H110.0');
});

it('marks where rounds begin', () => {
  expect(roundMarks([null, 1, 1, 2, 2])).toEqual([
    { round: 1, at: 1 },
    { round: 2, at: 3 },
  ]);
});

it.each([
  [
    [0, 9],
    [0, 2, 4, 6, 8, 10],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [0, 5],
    [0, 1, 2, 3, 4, 5],
  ],
  [
    [20, 459],
    [0, 100, 200, 300, 400, 500],
  ],
  [
    [-30, 80],
    [-40, -20, 0, 20, 40, 60, 80],
  ],
])('has round numbers on its axis, and room for all of %j', (values, marks) => {
  expect(scale(rangeOf({ values: [values], rounds: [] }))).toEqual(marks);
});

it('draws a long game at once', () => {
  const long: Course = {
    values: Array.from({ length: 6 }, () => Array.from({ length: 20_000 }, (_, at) => at)),
    rounds: [],
  };
  const began = performance.now();
  const range = rangeOf(long);
  for (const values of long.values) line(values, range, box);
  expect(performance.now() - began).toBeLessThan(2_000);
});
