import { expect, it } from 'vitest';
import { hasAll, needlesOf, parts } from '../src/shell/rules/search';

it('marks a word whatever its case', () => {
  expect(parts('Murder discards; murdered cards', ['murder'])).toEqual([
    { text: 'Murder', hit: true },
    { text: ' discards; ', hit: false },
    { text: 'murder', hit: true },
    { text: 'ed cards', hit: false },
  ]);
});

it('finds a word whatever its accents', () => {
  expect(hasAll('Er is één kaart', needlesOf('een', ['Er is één kaart']))).toBe(true);
  expect(hasAll('Die Könige', needlesOf('KONIG', ['Die Könige']))).toBe(true);
});

it('looks for nothing when nothing is sought', () => {
  expect(needlesOf(' ', ['Anything'])).toEqual([]);
  expect(parts('Anything', [])).toEqual([{ text: 'Anything', hit: false }]);
});

it('looks for the phrase where it stands somewhere', () => {
  expect(needlesOf('How do I win', ['How do I win?', 'Duels'])).toEqual(['how do i win']);
});

it('looks for its words where the phrase stands nowhere, and passes over the short ones', () => {
  const needles = needlesOf('how to win', ['How do I win?', 'Duels']);
  expect(needles).toEqual(['how', 'win']);
  expect(hasAll('How do I win?', needles)).toBe(true);
  expect(hasAll('The winner takes it', needles)).toBe(false);
});

it('keeps a short word that is all there is', () => {
  expect(needlesOf('zz', ['Duels'])).toEqual(['zz']);
});
