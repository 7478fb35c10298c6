// @vitest-environment jsdom
import { expect, it } from 'vitest';
import results from '../../src/games/gangster/results';
import { durationOf } from '../../src/games/gangster/results/reckoning';
import type { Reckoning } from '../../src/games/gangster/view';
import type { SeenEvent } from '../../src/shell/board';
import type { Words } from '../../src/words/words.svelte';
import { sampleView } from './samples';

const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => `${message} ${JSON.stringify(facts)}`,
  player: (seat: number) => `P${seat}`,
} as unknown as Words;
const day: Reckoning = {
  stage: 1,
  seat: 0,
  casino: 4,
  districts: [{ district: 'the-loop', doubled: false, lines: [] }],
};
const told = (seat: number, points: number, total: number): SeenEvent => ({
  event: 'influence-told',
  facts: { seat, points, total },
});
const begun: SeenEvent = { event: 'reckoning-begun', facts: { seat: 0, stage: 1, casino: 4 } };

it('tells a day of reckoning with who leads, who got most, and what everybody has', () => {
  const view = { ...sampleView(), reckoning: day };
  const [one] = results.ceremonies([begun, told(0, 3, 9), told(1, 8, 8)], view, null, 0);
  expect(one?.takes).toBe(durationOf(day));
  expect(one?.headline(words)).toBe('web-gangster-result-leads {"seat":0,"points":9}');
  expect(one?.why?.(words)).toBe('web-gangster-why-most {"seat":1,"points":8}');
  expect(one?.changes?.(words).map(({ seat }) => seat)).toEqual([0, 1]);
});

it('says so when they are level', () => {
  const view = { ...sampleView(), reckoning: day };
  const [one] = results.ceremonies([begun, told(0, 8, 8), told(1, 8, 8)], view, null, 0);
  expect(one?.headline(words)).toContain('web-gangster-result-level');
});

it('lets matter who of mine is carried off, and warns when the reckoning is near', () => {
  const loaded = (gangster: string): SeenEvent => ({
    event: 'gangster-loaded',
    facts: { seat: 1, colour: 'green', gangster, district: 'the-loop', field: 1, far: 0 },
  });
  expect(results.matters(loaded('grey'), sampleView(), 0)?.weight).toBeGreaterThan(5);
  expect(results.matters(loaded('green'), sampleView(), 0)).toBeNull();
  const marker = (count: number): SeenEvent => ({
    event: 'marker-laid',
    facts: { district: 'the-loop', count, most: 8 },
  });
  expect(results.matters(marker(7), sampleView(), 0)?.danger).toBe(true);
  expect(results.matters(marker(2), sampleView(), 0)?.danger).toBe(false);
});
