import { describe, expect, it } from 'vitest';
import { hexagon, onCircle, rays, star } from '../../src/kit/geometry';

describe('shapes', () => {
  it('finds points on a circle, clockwise from the right', () => {
    const [x, y] = onCircle([10, 10], 5, 90);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(15);
  });

  it('draws every second sector as a ray', () => {
    expect(rays([0, 0], 10, 8).match(/M0 0/g)).toHaveLength(4);
  });

  it('fills its box with a flat-topped hexagon', () => {
    expect(hexagon(100, 80)).toBe('25,0 75,0 100,40 75,80 25,80 0,40');
  });

  it('draws a star with twice as many corners as points', () => {
    expect(star([0, 0], 10).split('L')).toHaveLength(10);
  });
});
