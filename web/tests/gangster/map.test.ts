import { describe, expect, it } from 'vitest';
import { fieldAt, layOut, parkingAt, sheetFor, tileSize, WIDE, type Box } from '../../src/games/gangster/layout';
import { legsOf, visibleMiddle, wayOf } from '../../src/games/gangster/roads';
import { sampleArea, sampleView } from './samples';

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const NAMES = ['the-loop', 'little-africa', 'west-side', 'little-italy', 'greek-town', 'north-side', 'cicero', 'south-side', 'stickney', 'chinatown']; // prettier-ignore

describe('the map', () => {
  it.each(['wide', 'tall', 'low'] as const)('keeps tiles apart, whatever tables lie there (%s)', (sheet) => {
    const shapes = [[4, 4], [3, 4], [4, 4], [3, 4], [3, 3], [2, 5], [4, 4], [3, 5], [2, 4], [3, 4], [3, 5], [2, 3]] as const; // prettier-ignore
    for (let shift = 0; shift < shapes.length; shift += 1) {
      const areas = NAMES.map((name, at) => {
        const [rows, columns] = shapes[(at + shift) % shapes.length] ?? [3, 4];
        return { ...sampleArea(name, []), table: { number: 1, rows, columns, places: [5, 4, 3, 2, 1] } };
      });
      const view = { ...sampleView(), areas: [...areas, ...sampleView().areas.filter((area) => !area.district)] };
      const boxes = [...layOut(view, sheet).boxes.values()];
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it('parks five cars at any district without cutting one off', () => {
    const areas = NAMES.map((name) => ({
      ...sampleArea(name, []),
      table: { number: 1, rows: 4, columns: 4, places: [5, 4, 3, 2] },
    }));
    const layout = layOut({ ...sampleView(), areas }, 'wide');
    const { car } = layout.sizes;
    for (const name of NAMES)
      for (const slot of [0, 1, 2, 3, 4]) {
        const [x, y] = parkingAt(layout, name, slot, '');
        const cut = x < 0 || x + car > layout.width || y < 0 || y + car * 0.52 > layout.height;
        expect(cut, `${name}, car ${slot}`).toBe(false);
      }
  });

  it('stays whole on a phone on its side, and large enough to be read', () => {
    const { width, height, sizes } = layOut(sampleView(), sheetFor(532, true));
    expect(sizes.name * Math.min(532 / width, 390 / height)).toBeGreaterThan(12);
    expect(sheetFor(360, true)).toBe('tall');
    expect(sheetFor(740, false)).toBe('wide');
  });

  it('draws each road once and finds it both ways', () => {
    const layout = layOut(sampleView(), 'wide');
    expect(layout.roads).toHaveLength(4);
    expect(legsOf(layout, ['stickney', 'west-side', 'north-side']).map(({ back }) => back)).toHaveLength(2);
  });

  it('leads a car from the middle of one district to the middle of another', () => {
    const layout = layOut(sampleView(), 'wide');
    const way = wayOf(layout, ['the-loop', 'north-side', 'west-side']);
    const ends = ['the-loop', 'west-side'].map((name) => layout.boxes.get(name));
    for (const [at, box] of ends.entries()) {
      const point = way.at(at === 0 ? 0 : -1);
      expect(point?.[0]).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2);
    }
  });

  it('marks a step where the road can be seen', () => {
    const layout = layOut(sampleView(), 'wide');
    const [leg] = legsOf(layout, ['the-loop', 'north-side']);
    const [x] = leg ? visibleMiddle(layout, leg.road) : [0];
    const [loop, north] = [layout.boxes.get('the-loop'), layout.boxes.get('north-side')];
    expect(x).toBeLessThan(loop?.x ?? 0);
    expect(x).toBeGreaterThan((north?.x ?? 0) + (north?.width ?? 0));
  });

  it('puts field 5 of four columns below field 1', () => {
    const area = sampleArea('cicero', []);
    const { width } = tileSize(area, WIDE);
    const [one, five] = [fieldAt(area, 1, width, WIDE), fieldAt(area, 5, width, WIDE)];
    expect(five[0]).toBe(one[0]);
    expect(five[1] - one[1]).toBe(WIDE.field);
  });

  it('parks two cars beside each other', () => {
    const layout = layOut(sampleView(), 'wide');
    const [first, second] = [0, 1].map((slot) => parkingAt(layout, 'the-loop', slot, 'gold-coast'));
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(WIDE.car * 0.8);
  });
});
