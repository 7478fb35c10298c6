import { expect, it } from 'vitest';
import type { Moment } from '../src/net/protocol';
import { hasLineEach, linesOf, runsOf } from '../src/shell/table/log';

const moment = (number: number, seat: number, ...events: [string, Record<string, unknown>][]): Moment => ({
  number,
  at: 0,
  kind: 'move',
  seat,
  events: events.map(([event, facts]) => ({ event, facts })),
});

it('puts a heading over the first line of a round', () => {
  const moments = [
    moment(1, 0, ['card-drawn', { seat: 0 }], ['turn-begun', { seat: 1, round: 2 }]),
    moment(2, 1, ['card-drawn', { seat: 1 }], ['turn-begun', { seat: 0, round: 2 }]),
    moment(3, 0, ['card-drawn', { seat: 0 }]),
  ];
  expect(linesOf(moments, ['turn-begun']).map(({ round }) => round)).toEqual([null, 2, null]);
});

it('passes over moves of which nothing is told', () => {
  const moments = [moment(1, 0, ['turn-begun', { seat: 1, round: 1 }]), moment(2, 1, ['card-drawn', { seat: 1 }])];
  expect(linesOf(moments, ['turn-begun']).map(({ number }) => number)).toEqual([2]);
});

it('tells the same thing once, with how often it happened', () => {
  const drawn = { event: 'card-drawn', facts: { seat: 2 } };
  const other = { event: 'card-drawn', facts: { seat: 1 } };
  expect(runsOf([drawn, drawn, other, drawn])).toMatchObject([
    { event: drawn, times: 2 },
    { event: other, times: 1 },
    { event: drawn, times: 1 },
  ]);
});

it('gives every sentence a line of its own where there are more than three', () => {
  const taken = [1, 2, 3, 4].map((seat): [string, Record<string, unknown>] => ['card-drawn', { seat }]);
  const [short, long] = linesOf([moment(1, 0, ...taken.slice(1)), moment(2, 0, ...taken)]);

  expect([short, long].map((line) => line && hasLineEach(line, runsOf(line.events)))).toEqual([false, true]);
});

it('tells free words', () => {
  const said: Moment = { number: 3, at: 0, kind: 'said', seat: 1, events: [], facts: { words: 'Good evening' } };
  expect(linesOf([said])).toMatchObject([{ kind: 'said', seat: 1, words: 'Good evening' }]);
});

it('takes results out of the line of the move before them, each by itself', () => {
  const pictured = { holds: ['duel-begun', 'stake-revealed'], tells: ['duel-begun', 'row', 'stake-revealed', 'won'] };
  const duel: [string, Record<string, unknown>][] = ['duel-begun', 'row', 'row', 'won'].map((name) => [name, {}]);
  const stakes: [string, Record<string, unknown>][] = ['stake-revealed', 'stake-revealed', 'won'].map((name) => [
    name,
    {},
  ]);
  const moments = [moment(1, 0, ['card-drawn', {}], ...duel, ['opened', {}], ...duel), moment(2, 1, ...stakes)];
  const [first, second] = linesOf(moments, ['duel-begun'], pictured);
  expect(first?.events.map(({ event }) => event)).toEqual(['card-drawn', 'opened']);
  expect(first?.results.map((events) => events.length)).toEqual([4, 4]);
  expect(second?.events).toEqual([]);
  expect(second?.results.map((events) => events.length)).toEqual([3]);
});
