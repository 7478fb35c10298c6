import { describe, expect, it } from 'vitest';
import { placed } from '../../src/kit/placed';

describe('a path drawn somewhere else', () => {
  it('moves absolute points and scales the rest', () => {
    expect(placed('M12 2 20 12Z', 10, 100, 0.5)).toBe('M16 101 20 106Z');
    expect(placed('M1 1h2.4c0 5 .8 8 2.8 11', 1, 1, 2)).toBe('M3 3h4.8c0 10 1.6 16 5.6 22');
    expect(placed('H4V6', 1, 2, 2)).toBe('H9V14');
  });
  it('leaves the angle and the flags of arcs alone', () => {
    expect(placed('M2 0a3 4 0 1 0 6 0', 0, 0, 2)).toBe('M4 0a6 8 0 1 0 12 0');
    expect(placed('A3.2 3.2 0 01-1.5 6', 10, 10, 2)).toBe('A6.4 6.4 0 0 1 7 22');
  });
  it('does not know every command', () => {
    expect(() => placed('M0 0B1 1', 0, 0, 1)).toThrow();
  });
});
