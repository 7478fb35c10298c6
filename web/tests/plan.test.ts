import { expect, it } from 'vitest';
import type { TitleAbout } from '../src/net/protocol';
import { usual, wishOf, withPlayers } from '../src/shell/setup/plan';

const about: TitleAbout = {
  id: 'chicago-poker',
  words: {},
  minutes: [45, 45],
  emblem: 'diamond',
  ground: '#05140e',
  accent: '#f1d692',
  least: 2,
  most: 6,
  usual: 4,
  flags: [{ name: 'short', clause: 'CP-61', least: 5, most: 6 }],
  bots: ['random', 'soldier'],
  data: '1',
};

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
