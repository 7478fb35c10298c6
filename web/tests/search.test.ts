import { expect, it } from 'vitest';
import { hits, parts } from '../src/shell/rules/search';

it('finds a word whatever its case', () => {
  expect(parts('Murder discards; murdered cards', 'MURDER')).toEqual([
    { text: 'Murder', hit: true },
    { text: ' discards; ', hit: false },
    { text: 'murder', hit: true },
    { text: 'ed cards', hit: false },
  ]);
});

it('finds a word whatever its accents', () => {
  expect(hits('Er is één kaart', 'een')).toBe(1);
  expect(hits('Die Könige', 'konig')).toBe(1);
});

it('finds nothing for nothing', () => {
  expect(hits('Anything', ' ')).toBe(0);
});
