import { expect, it } from 'vitest';
import { asAsked, askedFor } from '../src/shell/setup/asked';
import { type TablePlan, usual } from '../src/shell/setup/plan';
import { about } from './poker_about';

function planned(query: string): TablePlan {
  return asAsked(usual(about, 'bots'), about, askedFor(new URLSearchParams(query)));
}

it('sets the table as the command line was told', () => {
  const plan = planned('players=5&options=short&bots=random,soldier,random,random&name=Ann');
  expect(plan.seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
  expect(plan.seats.slice(1).map(({ bot }) => bot)).toEqual(['random', 'soldier', 'random', 'random']);
  expect(plan.options).toEqual({ short: true });
  expect(askedFor(new URLSearchParams('name=Ann')).name).toBe('Ann');
});

it('leaves the table as usual where nothing was asked for', () => {
  expect(planned('')).toEqual(usual(about, 'bots'));
});

it('leaves out what the title does not have', () => {
  expect(planned('players=9&options=short,blind&bots=nobody')).toEqual(usual(about, 'bots'));
  expect(planned('players=x')).toEqual(usual(about, 'bots'));
});
