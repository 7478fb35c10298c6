/** What the plain board makes of any view and any actions, by the title's words alone. */
import { expect, it } from 'vitest';
import { actionLabel, chipsOf, fieldsOfSeat, groupsOf, panelsOf } from '../src/shell/plain/reading';
import { textedFrom } from '../src/words/catalogue';
import { Words } from '../src/words/words.svelte';

const TEXT = `
red = red { $n }
brewery = brewery
seat-number = seat { $n }
card-drawn = { $seat } draws a card.
view-coins = coins
    .by = seat
view-pile-size = cards left
do-sell = Sell off
web-plain-yes = yes
web-plain-no = no
`;
const words = new Words(
  () => ['Ada', 'Bo'],
  () => 0,
  () => textedFrom('en', [TEXT]),
);

it('labels a field by its own message, by a thing, or by its key', () => {
  const { lines } = panelsOf({ pile_size: 4, brewery: 1, red: 2, must_drive: true }, words);
  expect(lines.map(({ label }) => label)).toEqual(['Cards left', 'Brewery', 'Red', 'Must drive']);
});

it('puts what has a value for each seat into the panels of the seats, and deep data into panels of its own', () => {
  const view = { viewer: 0, decisions: [], coins: [3, 5], round: 1, rows: [{ cards: ['red-7'] }] };
  expect(panelsOf(view, words).lines.map(({ key }) => key)).toEqual(['round']);
  expect(panelsOf(view, words).panels.map(({ key }) => key)).toEqual(['rows']);
  expect(fieldsOfSeat(view, 1, words).map(({ label, value }) => [label, value])).toEqual([['Coins', 5]]);
});

it('words things, seats and answers in chips, and shows nothing for nothing', () => {
  expect(chipsOf('hand', ['red-7', 'brewery', 'x9'], words).map(({ text }) => text)).toEqual([
    'red 7',
    'brewery',
    'x9',
  ]);
  expect(chipsOf('seat', 1, words)).toEqual([{ text: 'Bo', seat: 1 }]);
  expect(chipsOf('coins', 1, words)).toEqual([{ text: '1' }]);
  expect(chipsOf('open', [true, false], words).map(({ text }) => text)).toEqual(['yes', 'no']);
  expect(chipsOf('bid', null, words)).toEqual([]);
});

it('words an action by its verb and its things', () => {
  expect(actionLabel('play red-7 at 2', words)).toBe('Play red 7 at 2');
  expect(actionLabel('sell brewery', words)).toBe('Sell off brewery');
});

it('groups actions by what they touch, else by their verb, and puts the rest together', () => {
  const offered = ['play red-7 at 1', 'play red-7 at 2', 'sell red-3', 'sell red-4', 'draw', 'pass'];
  expect(groupsOf(offered, words)).toEqual([
    { label: 'Red 7', actions: ['play red-7 at 1', 'play red-7 at 2'] },
    { label: 'Sell off', actions: ['sell red-3', 'sell red-4'] },
    { label: '', actions: ['draw', 'pass'] },
  ]);
});

it('fills in from a later text what the first does not say', () => {
  const dutch = new Words(
    () => [],
    () => null,
    () => textedFrom('nl', ['brewery = brouwerij\n', TEXT]),
  );
  expect([dutch.thing('brewery'), dutch.thing('red-7')]).toEqual(['brouwerij', 'red 7']);
});
