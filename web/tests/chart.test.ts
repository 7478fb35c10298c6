import { expect, it } from 'vitest';
import { type Box, type Course, line, roundMarks, scale } from '../src/shell/end/chart';

const box: Box = { width: 110, height: 60, left: 10, right: 0, top: 10, bottom: 0 };
const course: Course = { values: [[0, 0, 5]], rounds: [1, 1, 2] };

it('draws a score as steps', () => {
  expect(line([0, 0, 5], course, box)).toBe('M10.0 60.0H110.0V10.0');
});

it('goes on to the end where nothing changes', () => {
  expect(line([5, 5, 5], course, box)).toBe('M10.0 10.0H110.0');
});

it('marks where rounds begin', () => {
  expect(roundMarks([null, 1, 1, 2, 2])).toEqual([
    { round: 1, at: 1 },
    { round: 2, at: 3 },
  ]);
});

it('has whole numbers on its axis', () => {
  expect(scale({ values: [[0, 9]], rounds: [] })).toEqual([0, 2, 4, 6, 8]);
  expect(scale({ values: [[0, 1]], rounds: [] })).toEqual([0, 1]);
});
