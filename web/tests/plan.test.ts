import { expect, it } from 'vitest';
import { usual, wishOf, withPlayers } from '../src/shell/setup/plan';
import { about } from './poker_about';

it('begins with me and bots, as many as is usual', () => {
  expect(usual(about, false).seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot', 'bot']);
});

it('begins a hot seat with a second person here', () => {
  expect(usual(about, true).seats.map(({ sitter }) => sitter)).toEqual(['me', 'hot', 'bot', 'bot']);
});

it('drops an option that is not for so many players', () => {
  const five = withPlayers({ ...usual(about, false), options: { short: true } }, about, 5);
  expect(five.options).toEqual({ short: true });
  expect(withPlayers(five, about, 4).options).toEqual({});
});

it('asks for humans and bots as planned', () => {
  const plan = usual(about, false);
  plan.seats[0] = { sitter: 'me', name: 'Ann', bot: 'soldier' };
  plan.seats[1] = { sitter: 'friend', name: 'Bob', bot: 'soldier' };
  expect(wishOf(plan).seats).toEqual([
    { player: 'human', name: 'Ann' },
    { player: 'human', name: '' },
    { player: 'soldier', name: 'Ruth' },
    { player: 'soldier', name: 'Enzo' },
  ]);
});
