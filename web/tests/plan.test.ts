import { expect, it } from 'vitest';
import { usual, wishOf, withPlayers } from '../src/shell/setup/plan';
import { about } from './poker_about';

it('begins with me and bots, as many as is usual', () => {
  expect(usual(about, 'bots').seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot', 'bot']);
});

it('begins a hot seat with a second person here', () => {
  expect(usual(about, 'hot').seats.map(({ sitter }) => sitter)).toEqual(['me', 'hot', 'bot', 'bot']);
});

it('keeps chairs for invited friends, however many', () => {
  const invited = withPlayers(usual(about, 'friends'), about, 5);
  expect(invited.seats.map(({ sitter }) => sitter)).toEqual(['me', 'friend', 'friend', 'friend', 'friend']);
  expect(wishOf(invited, about).wait).toBe(true);
  expect(wishOf(usual(about, 'bots'), about).wait).toBe(false);
});

it('drops an option that is not for so many players', () => {
  const five = withPlayers({ ...usual(about, 'bots'), options: { short: true } }, about, 5);
  expect(five.options).toEqual({ short: true });
  expect(withPlayers(five, about, 4).options).toEqual({});
});

it('asks for humans and bots as planned', () => {
  const plan = usual(about, 'bots');
  plan.seats[0] = { sitter: 'me', name: 'Ann', bot: 'soldier' };
  plan.seats[1] = { sitter: 'friend', name: 'Bob', bot: 'soldier' };
  plan.seats[2] = { sitter: 'bot', name: 'Ruth', bot: 'soldier' };
  expect(wishOf(plan, about).seats).toEqual([
    { player: 'human', name: 'Ann' },
    { player: 'human', name: '' },
    { player: 'soldier', name: 'Ruth' },
    { player: 'soldier-rosa', name: '' },
  ]);
});
