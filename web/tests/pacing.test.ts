import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '../src/net/protocol';
import { Pacing, type Stay } from '../src/shell/table/pacing.svelte';

/** An update that only says who moved, and whether it tells a result. */
const step = (seen: number, seat: number | null, result = false): Update =>
  ({ seen, seat, result }) as unknown as Update;
const moverIn = (update: Update): number | null => (update as unknown as { seat: number | null }).seat;

let shown: number[];
let release: () => void;
let pacing: Pacing;
let stay: Omit<Stay, 'seat'>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stay = { step: 100, turn: 900 };
  pacing = new Pacing({
    mover: moverIn,
    hold: (update) =>
      (update as unknown as { result: boolean }).result ? new Promise<void>((seen) => (release = seen)) : null,
    show: (update) => {
      shown.push(update.seen);
      return moverIn(update) === null ? { seat: null, step: 0, turn: 0 } : { seat: moverIn(update), ...stay };
    },
  });
});
afterEach(() => {
  pacing.stop();
  vi.useRealTimers();
});

it('joins the steps of one turn, and lets the turn have its time before the next', () => {
  for (const [at, seat] of [1, 1, 1, 2].entries()) pacing.add(step(at, seat));
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1, 2, 3]);
});

it('hastens through a turn of very many steps', () => {
  stay = { step: 400, turn: 900 };
  for (let at = 0; at < 30; at++) pacing.add(step(at, 1));
  vi.advanceTimersByTime(2 * 900 + 400 + 26 * 40);
  expect(shown).toHaveLength(30);
});

it('does not make anybody wait for what needs no following', () => {
  pacing.add(step(0, 1));
  pacing.add(step(1, null));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1]);
  expect(pacing.settled).toBe(true);
});

it('shows everything at once to whoever touches something, up to a result', async () => {
  for (const update of [step(0, 1), step(1, 2), step(2, 1, true), step(3, 2)]) pacing.add(update);
  pacing.hurry();
  expect(shown).toEqual([0, 1]);
  expect(pacing.held).toBe(true);
  pacing.hurry();
  expect(shown).toEqual([0, 1]);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(900);
  expect(shown).toEqual([0, 1, 2, 3]);
});

it('shows nothing more once it is stopped', async () => {
  pacing.add(step(0, 1, true));
  pacing.stop();
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([]);
});
