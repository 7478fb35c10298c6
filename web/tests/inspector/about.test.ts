/** Everything that is told of a thing names a rule that is there, in every language. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, textedFrom } from '../../src/words/catalogue';
import { Words } from '../../src/words/words.svelte';
import poker from '../../src/games/chicago_poker/about';
import chicago from '../../src/games/chicago/about';
import gangster from '../../src/games/gangster/about';
import gangsters from '../../src/games/chicago_gangsters/about';
import type { Reach } from '../../src/games/chicago/view';
import plain from '../../src/shell/plain/about';
import { view as pokerView } from '../chicago_poker/samples';
import { view as chicagoView } from '../chicago/samples';
import { sampleView } from '../gangster/samples';
import { view as gangstersView } from '../chicago_gangsters/samples';
import { GAMES, read, wordsOf } from '../title-words';

const titles = readdirSync(GAMES).filter((title) => existsSync(`${GAMES}/${title}/text/en/about.ftl`));

describe.each(titles)('%s', (title) => {
  it.each(LANGUAGES)('names only rules of its own in %s', (language) => {
    const words = wordsOf(title, language);
    const clauses = new Set(words.chapters().flatMap((chapter) => chapter.clauses));
    const ids = [...read(`${GAMES}/${title}/text/${language}/about.ftl`).matchAll(/^web-about-(\S+) =/gm)];
    expect(ids.length).toBeGreaterThan(20);
    const wrong = ids.map(([, id = '']) => id).filter((id) => !clauses.has(words.about(id)?.clause ?? ''));
    expect(wrong).toEqual([]);
  });
});

const POKER = ['red-7', 'murder', 'raid', 'limousine', 'pistol', 'blackmail', 'hidden', 'bar@1', 'brewery', 'place-2@1', 'place-1@2',
  'bullet@1', 'draw-pile', 'discard-pile', 'stack', 'seat@1', 'moran', 'goal-alike@1', 'goal-kinds', 'to-win', 'any-five', 'flush',
  'high-card', 'last-business', 'standstill']; // prettier-ignore
const GANGSTER = ['bodyguard', 'motor', 'tommy-gun', 'trunk', 'bumper', 'door', 'slot', 'the-loop', 'gold-coast',
  'car@grey', 'grey', 'grey@the-loop-3', 'scores-grey-8', 'double', 'move-2@grey', 'reckoning', 'influence', 'district-cards',
  'casino-cards', 'supply', 'lake', 'casino-place', 'seat@0', 'most-influence']; // prettier-ignore
const CHICAGO = ['yellow-casino', 'red-home', 'red-bar-3', 'l-1', 'f-12', 'hire-2@red', 'hire-4', 'waiting-2@red',
  'movement-die', 'fighting-die', 'chips@red', 'figures@red', 'bank-rings', 'yellow', 'nobody', 'cash@red',
  'income@red', 'set-1000@red', 'goal-square@0', 'goal-fours', 'casinos-held', 'richest', 'equally-rich', 'phase-a',
  'seat@2']; // prettier-ignore
const GANGSTERS = ['weapons-4', 'bribes-1', 'blackmail-5', 'face-down', 'left-down', 'informer', 'whisky-smuggler',
  'dealer', 'thief', 'explosives-expert', 'fence', 'poker-player', 'priest', 'thug', 'reporter', 'taxi-driver',
  'customs-officer', 'bank-director', 'mayor', 'police-chief', 'prosecutor', 'judge', 'senator', 'the-loop',
  'pilsen', 'coalition', 'challengers', 'defenders', 'question', 'mark', 'doubled', 'winners@0', 'losers@1', 'bottles-2',
  'cards-1', 'the-person', 'half', 'beat', 'at-least-8', 'some-weapons', 'nothing', 'talk', 'show', 'diamond', 'mr-x',
  'seat@1', 'godfather', 'godfather-points', 'pile', 'discards', 'persons-pile', 'coalitions', 'kind-weapons',
  'persons', 'pay-person', 'most-alcohol']; // prettier-ignore

describe.each([
  ['chicago_poker', POKER, poker, pokerView()],
  ['gangster', GANGSTER, gangster, sampleView()],
  ['chicago', CHICAGO, chicago, chicagoView()],
  ['chicago_gangsters', GANGSTERS, gangsters, gangstersView()],
] as unknown as [string, string[], typeof plain, Record<string, unknown>][])(
  'every thing of %s',
  (title, things, explains, view) => {
    it.each(LANGUAGES)('has a name, a sentence and a rule in %s', (language) => {
      const words = wordsOf(title, language);
      const clauses = new Set(words.chapters().flatMap((chapter) => chapter.clauses));
      for (const thing of things) {
        const told = explains.about(thing, { view, words, options: {} });
        expect(told?.name, thing).toMatch(/^[^a-z{]/);
        expect(told?.does, thing).toMatch(/\.$/);
        expect(clauses.has(told?.clause ?? ''), `${thing}: ${told?.clause}`).toBe(true);
        expect(told?.numbers.join(), thing).not.toMatch(/\{|web-|undefined|NaN/);
      }
    });

    it('tells nothing of what it does not know', () => {
      expect(explains.about('no-such-thing', { view, words: wordsOf(title, 'en'), options: {} })).toBeNull();
    });
  },
);

it('tells whether a laid card counts for whoever laid it, and which person allows it there', () => {
  const view = gangstersView();
  const [ann, , cora] = view.seats;
  cora?.persons.push({ person: 'explosives-expert', value: 1, here: 1 });
  cora?.usable.push('weapons');
  const numbers = (thing: string): string[] | undefined =>
    gangsters.about(thing, { view, words: wordsOf('chicago_gangsters', 'en'), options: {} })?.numbers;
  expect(ann?.usable).not.toContain('weapons');
  expect(numbers('weapons-4@2')).toEqual(['counts here', 'the explosives expert of Cora allows it']);
  expect(numbers('weapons-4@0')).toEqual(['does not count here']);
});

it('tells of a free place how a card lies there, and of the next one what each card in hand would make', () => {
  const view = pokerView();
  const own = view.businesses[0]?.rows[0];
  if (own) own.would = { 'red-7': { hand: 'high-card', value: 7, leads: false } };
  const numbers = (thing: string): string[] | undefined =>
    poker.about(thing, { view, words: wordsOf('chicago_poker', 'en'), options: {} })?.numbers;
  expect(numbers('place-2@1')).toEqual(['Bar 1', 'a card lies face up', 'red 7: 7 high']);
  expect(numbers('place-4@1')).toEqual(['Bar 1', 'a card lies face down']);
});

it('tells where a house of Chicago stands, as the edges of the plan name it', () => {
  const told = chicago.about('yellow-casino', { view: chicagoView(), words: wordsOf('chicago', 'en'), options: {} });
  expect(told?.numbers[0]).toBe('on the plan at D4');
});

it('tells who reaches a house or a field of Chicago for the fewest points, whoever is chosen', () => {
  const far: Reach = {
    from: 'yellow-home',
    rings: [1],
    to: [{ 'c-2': 'yellow-home' }, { 'c-3': 'c-2' }, { 'yellow-bar-2': 'c-3' }],
  };
  const near: Reach = { from: 'd-3', rings: [2], to: [{ 'yellow-bar-2': 'd-3' }] };
  const view = chicagoView({ reach: [far, near] });
  const numbers = (thing: string): string[] | undefined =>
    chicago.about(thing, { view, words: wordsOf('chicago', 'en'), options: {} })?.numbers;
  expect(numbers('yellow-bar-2')).toContain('reached from D3 for one point');
  expect(numbers('c-3')).toEqual(['reached from yellow home bar for 2 points']);
  expect(numbers('l-12')?.join()).not.toMatch(/reached/);
  expect(numbers('yellow-casino')?.join()).not.toMatch(/reached/);
});

it('tells the name of a thing on the plain board, and the rule if its words have one', () => {
  const texts = textedFrom('en', ['penny = penny\nnote = note\nweb-about-note = Buys a round.\n    .clause = PA-3\n']);
  const words = new Words(
    () => [],
    () => null,
    () => texts,
  );
  const table = { view: {}, words };
  expect(plain.about('penny', table)).toEqual({ name: 'Penny', does: '', clause: '', numbers: [] });
  expect(plain.about('note', table)).toMatchObject({ does: 'Buys a round.', clause: 'PA-3' });
  expect(plain.about('no-such', table)).toBeNull();
});

it('tells of what the goals of Chicago Poker are so many, and when a business is won', () => {
  const goal = (way: 'alike' | 'kinds' | 'any', need: number) => ({ way, need, have: 0, missing: need });
  const view = pokerView({ to_win: [[goal('alike', 3), goal('kinds', 4), goal('any', 5)]] });
  const told = poker.about('to-win', { view, words: wordsOf('chicago_poker', 'en'), options: {} });
  expect(told?.numbers).toEqual(['3 businesses of one kind', 'one business of each kind', '5 businesses of any kind']);
  expect(told?.does).toMatch(/fifth card .* bullet .* duel .* next turn/);
});
