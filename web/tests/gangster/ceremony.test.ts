import { describe, expect, it } from 'vitest';
import { isOver, onward, rowsOf, tiedWithNext, type Progress } from '../../src/games/gangster/results/reckoning';
import { paceOf, routeIn } from '../../src/games/gangster/motion';
import { pointsText } from '../../src/games/gangster/standing';
import type { Line, Reckoning } from '../../src/games/gangster/view';
import { sampleView } from './samples';

const line = (colour: Line['colour'], points: number, rank: number): Line => ({
  colour, gangsters: 1, rank, by_rank: true, place: 1, worth: points, points,
}); // prettier-ignore
const day: Reckoning = {
  stage: 2,
  seat: 0,
  casino: 4,
  districts: [
    { district: 'the-loop', doubled: true, lines: [line('green', 8, 6), line('grey', 4, 3)] },
    { district: 'cicero', doubled: false, lines: [line('grey', 1, 1)] },
  ],
};

describe('a day of reckoning', () => {
  it('is told line by line to its end', () => {
    const told: Progress[] = [{ district: 0, lines: 0 }];
    for (let at = told.at(-1); at && !isOver(day, at); at = told.at(-1)) told.push(onward(day, at));
    expect(told).toHaveLength(6);
  });

  it('adds up what has been paid so far', () => {
    const [first, second] = rowsOf(sampleView(), day, { district: 0, lines: 1 });
    expect(first).toMatchObject({ colour: 'green', before: 4, total: 12, paid: [8, null] });
    expect(second).toMatchObject({ colour: 'grey', before: 9, total: 9, next: 4, paid: [null, null] });
  });

  it('ends with what the table has', () => {
    const rows = rowsOf(sampleView(), day, { district: 2, lines: 0 });
    expect(rows.map(({ colour, total }) => [colour, total])).toEqual([
      ['grey', 14],
      ['green', 12],
    ]);
  });

  it('names who breaks a tie', () => {
    expect(tiedWithNext(day.districts[0]?.lines ?? [], 0)?.rank).toBe(3);
    expect(tiedWithNext(day.districts[0]?.lines ?? [], 1)).toBeNull();
  });
});

describe('news', () => {
  const drive = { event: 'car-driven', facts: { colour: 'grey', route: ['cicero', 'west-side', 'stickney'] } };

  it('tell which way a car went', () => {
    expect(routeIn([drive], 'grey')).toHaveLength(3);
    expect(routeIn([drive], 'blue')).toBeNull();
  });

  it('take as long as they move', () => {
    expect(paceOf([drive])).toBeGreaterThan(500);
    expect(paceOf([{ event: 'policeman-drawn', facts: {} }])).toBe(0);
  });
});

describe('points', () => {
  it('stay a question while the casino card lies in its pile', () => {
    expect(pointsText({ points: null }, true)).toBe('2×?');
    expect(pointsText({ points: 8 }, true)).toBe('8');
  });
});
