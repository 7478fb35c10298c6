import { expect, it } from 'vitest';
import type { Moment, SeenEvent } from '../src/net/protocol';
import type { Matter } from '../src/shell/board';
import { sinceLastTurn } from '../src/shell/since/since';
import { lastChoice } from '../src/shell/table/undoing';

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

it('forgets what was taken back, with all that came of it', () => {
  const undone: Moment = { number: 5, at: 0, kind: 'undone', seat: 0 };
  const moments = [move(1, 0, 'draw'), move(2, 1, 'lead'), move(3, 0, 'draw'), move(4, 1, 'murder'), undone];
  expect(told(moments)).toEqual(['lead']);
  expect(told([...moments, move(6, 0, 'draw'), move(7, 2, 'bullet')])).toEqual(['bullet']);
});

it('knows what an undo would take back, and whether others have chosen since', () => {
  const undone: Moment = { number: 4, at: 0, kind: 'undone', seat: 0 };
  const moments = [move(1, 0, 'hush', 'lead'), move(2, 0, 'draw'), move(3, 1, 'murder')];
  expect(lastChoice(moments, 0)).toMatchObject({ event: { event: 'draw' }, others: true });
  expect(lastChoice([...moments, undone], 0, ['hush'])).toMatchObject({ event: { event: 'lead' }, others: false });
  expect(lastChoice(moments, 2)).toBeNull();
});

it('has nothing to tell before my first choice, nor right after one', () => {
  expect(told([move(1, 1, 'murder')])).toEqual([]);
  expect(told([move(1, 1, 'murder'), move(2, 0, 'murder')])).toEqual([]);
});
