import { expect, it } from 'vitest';
import type { TitleAbout } from '../src/net/protocol';
import { asAsked, askedFor } from '../src/shell/setup/asked';
import { type TablePlan, usual } from '../src/shell/setup/plan';

const about: TitleAbout = {
  id: 'chicago-poker',
  words: {},
  minutes: [30],
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

function planned(query: string): TablePlan {
  return asAsked(usual(about, false), about, askedFor(new URLSearchParams(query)));
}

it('sets the table as the command line was told', () => {
  const plan = planned('players=5&options=short&bots=random,soldier,random,random&name=Ann');
  expect(plan.seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
  expect(plan.seats.slice(1).map(({ bot }) => bot)).toEqual(['random', 'soldier', 'random', 'random']);
  expect(plan.options).toEqual({ short: true });
  expect(askedFor(new URLSearchParams('name=Ann')).name).toBe('Ann');
});

it('leaves the table as usual where nothing was asked for', () => {
  expect(planned('')).toEqual(usual(about, false));
});

it('leaves out what the title does not have', () => {
  expect(planned('players=9&options=short,blind&bots=capo')).toEqual(usual(about, false));
  expect(planned('players=x')).toEqual(usual(about, false));
});
