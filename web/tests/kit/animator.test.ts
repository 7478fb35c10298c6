// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MovingAnimator, StillAnimator } from '../../src/kit/motion/animator.svelte';
import type { Flight } from '../../src/kit/motion/flights';

const flight = (from: string[], to: string[]): Flight => ({ cargo: { card: 'red-7' }, from, to, delay: 0 });

function place(name: string, left: number): void {
  const element = document.createElement('div');
  element.dataset['place'] = name;
  element.getBoundingClientRect = () => new DOMRect(left, 0, 50, 70);
  document.body.append(element);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('flights', () => {
  it('leave from where a thing stood before, and land where it stands now', () => {
    const animator = new MovingAnimator();
    place('hand-red-7', 10);
    animator.look();
    document.body.replaceChildren();
    place('row-1-0-0', 400);
    animator.fly([flight(['hand-red-7'], ['row-1-0-0'])]);
    expect(animator.airborne).toMatchObject([{ from: { x: 10 }, to: { x: 400 } }]);
  });

  it('take the next best place, and stay away where there is none', () => {
    const animator = new MovingAnimator();
    place('pile', 0);
    place('hexagon-1', 200);
    animator.look();
    animator.fly([flight(['pile'], ['row-1-0-0', 'hexagon-1']), flight(['pile'], ['seat-9'])]);
    expect(animator.airborne.map(({ to }) => to.x)).toEqual([200]);
  });

  it('end by themselves, or at once when broken off', () => {
    const animator = new MovingAnimator();
    place('pile', 0);
    place('discards', 100);
    animator.look();
    animator.fly([flight(['pile'], ['discards'])]);
    animator.stop();
    expect(animator.airborne).toEqual([]);
    animator.fly([flight(['pile'], ['discards'])]);
    vi.advanceTimersByTime(1000);
    expect(animator.airborne).toEqual([]);
  });

  it('do not happen without motion', () => {
    const animator = new StillAnimator();
    animator.look();
    animator.fly();
    expect(animator.airborne).toEqual([]);
  });
});
