// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../../src/shell/board';
import results from '../../src/games/chicago_poker/results';
import { decidedBy, duelsIn, groupsOf, makesTheHand, type Shown } from '../../src/games/chicago_poker/results/duels';
import type { Words } from '../../src/words/words.svelte';
import { wordsOf } from '../title-words';
import { business, row, view } from './samples';

const begun: SeenEvent = { event: 'duel-begun', facts: { seat: 0, place: 1, business: 'bar' } };
const turned = (seat: number, hand: string, value: number, ...cards: string[]): SeenEvent => ({
  event: 'row-turned-up',
  facts: { seat, place: 1, cards, hand, value },
});
const won = (seat: number): SeenEvent => ({ event: 'business-won', facts: { seat, place: 1, business: 'bar' } });
const opened: SeenEvent = { event: 'business-opened', facts: { place: 1, business: 'brewery' } };
/** Says which message it would say. */
const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => `${message} ${JSON.stringify(facts)}`,
  player: (seat: number) => `P${seat}`,
  thing: (thing: string) => thing,
} as unknown as Words;

const pairs: Shown = {
  seat: 1,
  cards: ['violet-14', 'violet-4', 'blue-14', 'red-4', 'violet-1'],
  hand: { hand: 'two-pair', value: 14 },
};
const lower: Shown = {
  seat: 0,
  cards: ['blue-9', 'green-9', 'red-8', 'violet-8', 'green-12'],
  hand: { hand: 'two-pair', value: 9 },
};

describe('a duel', () => {
  it('groups what makes the hand, and knows what only decides a tie', () => {
    expect(groupsOf(pairs.cards).map((group) => group.length)).toEqual([2, 2, 1]);
    expect(pairs.cards.filter((card) => makesTheHand(pairs, card))).toHaveLength(4);
    const high: Shown = { seat: 0, cards: ['red-2', 'blue-9'], hand: { hand: 'high-card', value: 9 } };
    expect(high.cards.filter((card) => makesTheHand(high, card))).toEqual(['blue-9']);
  });

  it('is decided by the first comparison that differs', () => {
    expect(decidedBy(pairs, lower)).toEqual({ by: 'value', first: true, value: 14, other: 9 });
    expect(decidedBy(pairs, { ...lower, hand: { hand: 'pair', value: 9 } })).toEqual({ by: 'rank' });
    const kicker: Shown = { ...pairs, cards: [...pairs.cards.slice(0, 4), 'red-3'] };
    expect(decidedBy(kicker, pairs)).toEqual({ by: 'value', first: false, value: 3, other: 1 });
    expect(decidedBy(pairs, { ...pairs, cards: pairs.cards.slice(0, 4) })).toEqual({ by: 'count', value: 5, other: 4 });
    expect(decidedBy(pairs, { ...pairs, seat: 2 })).toBeNull();
  });

  it('puts the winner first, the others from high to low', () => {
    const news = [
      begun,
      turned(0, 'high-card', 7, 'red-7'),
      turned(1, 'high-card', 9, 'red-9'),
      turned(2, 'pair', 2, 'red-2', 'blue-2'),
      won(2),
      opened,
    ];
    const [duel] = duelsIn(news);
    expect(duel?.rows.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(duel?.opened).toBe(opened);
  });
});

describe('its ceremony', () => {
  it('says who wins and why, with the clause', () => {
    const [one] = results.ceremonies(
      [begun, turned(1, 'two-pair', 14, ...pairs.cards), turned(0, 'two-pair', 9, ...lower.cards), won(1), opened],
      view(),
      view(),
      0,
    );
    expect(one?.headline(words)).toContain('"seat":1');
    expect(one?.why?.(words)).toBe('Web-poker-why-value {"hand":"two-pair","n":14,"other":9}');
    expect(one?.clause).toBe('CP-53');
    expect(one?.changes?.(words).map(({ seat }) => seat)).toEqual([1, 0, undefined]);
    expect(one?.changes?.(words).at(-1)?.heading).toBe('Bar');
  });

  it.each([
    ['en', 'Two pair, 14s beats pair of 2s.'],
    ['nl', 'Twee paar met 14 is hoger dan paar van 2.'],
    ['de', 'Zwei Paare mit 14 schlägt 2er-Paar.'],
  ] as const)('names hands within a sentence as one writes them there in %s', (language, sentence) => {
    const news = [begun, turned(1, 'two-pair', 14, ...pairs.cards), turned(0, 'pair', 2, 'red-2', 'blue-2'), won(1)];
    const [one] = results.ceremonies(news, view(), view(), 0);
    expect(one?.why?.(wordsOf('chicago_poker', language))).toBe(sentence);
  });

  it('goes on in a tie-break with the rows that lie open since, and the cards staked', () => {
    const before = view({ businesses: [business('bar', [row('red-7'), row('blue-7')])] });
    const staked = (seat: number, card: string): SeenEvent => ({ event: 'stake-revealed', facts: { seat, card } });
    const [one] = results.ceremonies([staked(0, 'red-3'), staked(1, 'murder'), won(0)], view(), before, 0);
    expect(one?.clause).toBe('CP-54');
    expect(one?.why?.(words)).toBe('web-poker-why-stakes {"n":3,"other":0}');
  });

  it('tells a tie as one', () => {
    const tied: SeenEvent = { event: 'tie-break-called', facts: { seats: [0, 1], place: 1 } };
    const [one] = results.ceremonies([begun, turned(0, 'high-card', 7, 'red-7'), tied], view(), view(), 0);
    expect(one?.headline(words)).toContain('eb-poker-result-tied');
  });
});

describe('what matters', () => {
  it('is what touches me and a bullet, which is a danger; a draw is not', () => {
    const murder = { event: 'card-murdered', facts: { seat: 1, target: 0, place: 1, card: 'red-2' } };
    const other = { event: 'card-murdered', facts: { seat: 1, target: 2, place: 1, card: 'red-2' } };
    const bullet = { event: 'bullet-placed', facts: { seat: 1, place: 1, business: 'bar' } };
    const weight = (event: SeenEvent): number => results.matters(event, view(), 0)?.weight ?? 0;
    expect(weight(murder)).toBeGreaterThan(weight(other));
    expect(results.matters(bullet, view(), 0)?.danger).toBe(true);
    expect(weight({ event: 'card-drawn', facts: { seat: 1 } })).toBe(0);
  });
});
