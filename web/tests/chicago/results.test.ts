// @vitest-environment jsdom
import { expect, it } from 'vitest';
import results from '../../src/games/chicago/results';
import type { SeenEvent } from '../../src/shell/board';
import type { Words } from '../../src/words/words.svelte';
import { view } from './samples';

const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => `${message} ${JSON.stringify(facts)}`,
  thing: (text: string) => text,
  number: (value: number) => String(value),
} as unknown as Words;
const duel: SeenEvent[] = [
  { event: 'duel-begun', facts: { seat: 1, gang: 'red', rings: 1, foe: 'blue', foe_rings: 2, place: 'c-3' } },
  { event: 'duel-rolled', facts: { gang: 'red', roll: 6, foe: 'blue', foe_roll: 4 } },
  { event: 'duel-won', facts: { seat: 1, gang: 'red', rings: 2, foe: 'blue', prize: 25_000 } },
];
const paid = (gang: string, seat: number, money: number): SeenEvent => ({
  event: 'gang-paid',
  facts: { gang, seat, money, sets: 0, unguarded: 0 },
});

it('holds the screen of everybody, and is only watched by those who do not fight', () => {
  const seen = [0, 1, 2, 3, null].map((you) => results.ceremonies(duel, view(), null, you));
  expect(seen.map((all) => all.length)).toEqual([1, 1, 1, 1, 1]);
  expect(seen.map(([one]) => one?.watched)).toEqual([true, false, true, false, true]);
});

it('says which house changes hands by it, of several duels by which', () => {
  const place = 'blue-bar-2';
  const at = (one: SeenEvent): SeenEvent => ({ ...one, facts: { ...one.facts, place } });
  const taken = { event: 'building-taken', facts: { seat: 1, gang: 'red', place, former: 'blue', chips: 3 } };
  const both = results.ceremonies([...duel, ...duel.map(at), taken], view(), null, 1);
  const changed = both.map((one) => one.changes?.(words).map(({ heading }) => heading));
  expect(changed).toEqual([
    ['red', 'blue'],
    ['red', 'blue', 'Blue-bar-2'],
  ]);
});

it('says that the higher roll decides, and what it brings to whom', () => {
  const [one] = results.ceremonies(duel, view(), null, 3);
  expect(one?.why?.(words)).toBe('web-chicago-why-roll {"n":6,"other":4}');
  expect(one?.clause).toBe('CH-62');
  expect(one?.changes?.(words).map(({ seat, heading }) => [seat, heading])).toEqual([
    [1, 'red'],
    [3, 'blue'],
  ]);
});

it('says of two who fall that equal rolls cost rings', () => {
  const fall: SeenEvent[] = [
    duel[0] as SeenEvent,
    { event: 'duel-rolled', facts: { gang: 'red', roll: 4, foe: 'blue', foe_roll: 4 } },
    { event: 'both-fallen', facts: { gang: 'red', foe: 'blue', place: 'c-3' } },
  ];
  const [one] = results.ceremonies(fall, view(), null, 1);
  expect(one?.headline(words)).toContain('web-chicago-result-both');
  expect(one?.clause).toBe('CH-63');
});

it('holds the screen of everybody on a payday, with whoever is paid most', () => {
  const news = [{ event: 'phase-ended', facts: { phase: 'phase-a' } }, paid('red', 1, 20_000), paid('blue', 3, 31_000)];
  const [one] = results.ceremonies(news, view(), null, null);
  expect(one?.headline(words)).toContain('"gang":"blue"');
  expect(one?.changes?.(words)[0]?.text).toContain('"phase":"phase-b"');
});

it('lets matter what is taken from me and who holds a goal', () => {
  const taken = { event: 'building-taken', facts: { seat: 1, gang: 'red', place: 'yellow-bar-2', former: 'yellow' } };
  expect(results.matters(taken, view(), 0)?.weight).toBeGreaterThan(3);
  expect(results.matters(taken, view(), 2)).toBeNull();
  const goal = { event: 'goal-reached', facts: { seat: 1, goal: 'goal-casinos' } };
  expect(results.matters(goal, view(), 0)?.danger).toBe(true);
});
