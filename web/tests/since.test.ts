import { expect, it } from 'vitest';
import type { Moment, SeenEvent } from '../src/net/protocol';
import type { Matter } from '../src/shell/board';
import { sinceLastTurn } from '../src/shell/since/since';

const move = (number: number, seat: number, ...events: string[]): Moment => ({
  number,
  at: 0,
  kind: 'move',
  seat,
  events: events.map((event) => ({ event, facts: { seat } })),
});
const WEIGHTS: Record<string, Matter> = {
  murder: { weight: 6, places: [] },
  bullet: { weight: 5, danger: true, places: [] },
  lead: { weight: 3, places: [] },
};
const matters = ({ event }: SeenEvent): Matter | null => WEIGHTS[event] ?? null;
const told = (moments: Moment[]): string[] => sinceLastTurn(moments, 0, matters).map(({ event }) => event.event);

it('tells what others did since my last choice, draws never, danger last', () => {
  const moments = [
    move(1, 1, 'murder'),
    move(2, 0, 'draw'),
    move(3, 1, 'bullet', 'draw'),
    move(4, 2, 'lead', 'murder'),
  ];
  expect(told(moments)).toEqual(['lead', 'murder', 'bullet']);
});

it('tells the weightiest five, in the order in which they happened', () => {
  const moments = [move(1, 0, 'draw'), move(2, 1, 'lead', 'lead', 'murder', 'lead', 'lead'), move(3, 2, 'murder')];
  expect(told(moments)).toEqual(['lead', 'lead', 'murder', 'lead', 'murder']);
});

it('has nothing to tell before my first choice, nor right after one', () => {
  expect(told([move(1, 1, 'murder')])).toEqual([]);
  expect(told([move(1, 1, 'murder'), move(2, 0, 'murder')])).toEqual([]);
});
