// @vitest-environment jsdom
import { expect, it } from 'vitest';
import results from '../../src/games/chicago_gangsters/results';
import type { SeenEvent } from '../../src/shell/board';
import type { Words } from '../../src/words/words.svelte';
import { view } from './samples';

const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => `${message} ${JSON.stringify(facts)}`,
  thing: (text: string) => text,
  player: (seat: number) => `P${seat}`,
} as unknown as Words;
const evaluation = {
  round: 8,
  winner: 'defenders',
  why: 'higher',
  half: { needed: 5, brought: 8, reached: true },
  sides: [
    { side: 'challengers', announced: 8, sum: 8 },
    { side: 'defenders', announced: 9, sum: 9 },
  ],
  seats: [],
  hidden: null,
  mr_x: null,
  order: [
    { seats: [1, 0], why: 'larger' },
    { seats: [2, 3], why: 'larger' },
  ],
  empty: null,
};
const judged: SeenEvent = { event: 'round-evaluated', facts: { side: 'defenders', evaluation } };

it('tells a round with its sums, the clause, who reached half and who chooses first', () => {
  const first = { event: 'larger-chooses', facts: { seat: 1 } };
  const [one] = results.ceremonies([judged, first], view(), view(), 1);
  expect(one?.headline(words)).toBe('web-gang-win {"side":"Defenders"}');
  expect(one?.why?.(words)).toBe('web-gang-why-higher {"points":9,"other":8}');
  expect(one?.clause).toBe('CG-41');
  expect(one?.changes?.(words).map(({ heading }) => heading)).toEqual(['Challengers', 'P1']);
});

it("tells a duel for the Godfather's card by its highest card", () => {
  const stake = (seat: number, card: string): SeenEvent => ({ event: 'stake-revealed', facts: { seat, card } });
  const crowned = { event: 'godfather-crowned', facts: { seat: 2, target: 3 } };
  const [one] = results.ceremonies([stake(1, 'bribes-3'), stake(2, 'weapons-5'), crowned], view(), view(), 1);
  expect(one?.headline(words)).toContain('godfather-crowned');
  expect(one?.why?.(words)).toBe('web-gang-why-stake {"n":5}');
});

it('lets matter what my partner says, and who ousts me', () => {
  const partner = view().seats[1]?.partner ?? 0;
  const pledged = (seat: number): SeenEvent => ({ event: 'pledged', facts: { seat, word: 'at-least-8' } });
  const weight = (event: SeenEvent): number => results.matters(event, view(), 1)?.weight ?? 0;
  expect(weight(pledged(partner))).toBeGreaterThan(weight(pledged(2)));
  const ousted = { event: 'godfather-crowned', facts: { seat: 2, target: 1 } };
  expect(results.matters(ousted, view(), 1)?.danger).toBe(true);
});
