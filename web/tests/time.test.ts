/** How long a game took. */
import { expect, it } from 'vitest';
import type { Moment } from '../src/net/protocol';
import { durationOf } from '../src/shell/table/time.svelte';

function moment(number: number, at: number, kind: string, winners?: number[]): Moment {
  const events = winners ? [{ event: 'game-ended', facts: { winners } }] : [];
  return { number, at, kind, seat: null, events, facts: {} };
}

const played = [moment(1, 100, 'deal'), moment(2, 300, 'move'), moment(3, 768, 'move', [0])];

it('ends with the game, whatever is said afterwards', () => {
  expect(durationOf(played)).toBe(668);
  expect(durationOf([...played, moment(4, 3_444, 'said')])).toBe(668);
});

it('runs until now while the game does', () => {
  expect(durationOf(played.slice(0, 2), 400)).toBe(300);
});

it('is not known to a page that came too late', () => {
  expect(durationOf(played.slice(1))).toBeNull();
});
