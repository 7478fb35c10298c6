import { expect, it } from 'vitest';
import { beyond, evenness } from '../src/fair/luck';

it.each([
  [9, 0.4373],
  [16.919, 0.05],
  [21.666, 0.01],
  [3.325, 0.95],
])('a chi-square of %d with nine degrees of freedom', (square, chance) => {
  expect(beyond(square, 9)).toBeCloseTo(chance, 2);
});

it('finds even draws even', () => {
  const draws = Array.from({ length: 100 }, (_, at): [number, number] => [100, at]);
  expect(evenness(draws)).toMatchObject({ expected: 10, ofHundred: 100 });
});

it('finds lopsided draws lopsided', () => {
  const draws = Array.from({ length: 100 }, (): [number, number] => [100, 1]);
  expect(evenness(draws).ofHundred).toBe(0);
});

it('leaves out outcomes with too few possibilities', () => {
  expect(evenness([[6, 3]]).expected).toBe(0);
  const even = evenness([[6, 3], [40, 7], [52, 51]]); // prettier-ignore
  expect(even.counted).toBe(2);
  expect(even.counts.reduce((sum, count) => sum + count, 0)).toBe(even.counted);
});
