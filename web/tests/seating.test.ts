import { expect, it } from 'vitest';
import { cardAt, chairOf, nextChair, seated, surprised } from '../src/shell/setup/choose/seating';
import { usual } from '../src/shell/setup/plan';
import { about } from './poker_about';

const plan = usual(about, 'bots');
const bots = (of = plan): string[] => of.seats.slice(1).map(({ bot }) => bot);

it('a table begins with different characters of the usual level', () => {
  expect(bots()).toEqual(['soldier-dutch', 'soldier-frankie', 'soldier-rosa']);
  expect(chairOf(plan, 'soldier-frankie')).toBe(2);
  expect(chairOf(plan, 'capo-ruth')).toBeNull();
});

it('whoever is chosen sits down, and the next chair comes', () => {
  const chosen = seated(plan, 1, 'capo-ruth');

  expect(bots(chosen)).toEqual(['capo-ruth', 'soldier-frankie', 'soldier-rosa']);
  expect(nextChair(chosen, 1)).toBe(2);
  expect(nextChair(chosen, 3)).toBe(3);
});

it('whoever sits at the table already changes places', () => {
  expect(bots(seated(plan, 1, 'soldier-rosa'))).toEqual(['soldier-rosa', 'soldier-frankie', 'soldier-dutch']);
});

it('a surprise leaves people where they are and draws nobody twice', () => {
  const friend = {
    ...plan,
    seats: plan.seats.map((seat, at) => (at === 2 ? { ...seat, sitter: 'friend' as const } : seat)),
  };
  const drawn = surprised(friend, about.characters, () => 0.99);

  expect(drawn.seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'friend', 'bot']);
  expect([drawn.seats[1]?.bot, drawn.seats[3]?.bot]).toEqual(['capo-bugs', 'capo-ruth']);
});

it('keys lead from card to card and to a level', () => {
  const columns = [['a', 'b'], [], ['c', 'd', 'e']];

  expect(cardAt(columns, 'a', 'ArrowDown')).toBe('b');
  expect(cardAt(columns, 'b', 'ArrowDown')).toBeNull();
  expect(cardAt(columns, 'b', 'ArrowRight')).toBe('d');
  expect(cardAt(columns, 'e', 'ArrowLeft')).toBe('b');
  expect(cardAt(columns, 'a', 'ArrowLeft')).toBeNull();
  expect(cardAt(columns, 'a', '3')).toBe('c');
  expect(cardAt(columns, 'a', '2')).toBeNull();
});
