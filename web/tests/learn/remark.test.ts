/** What the coach says, with names put in. */
import { expect, it } from 'vitest';
import { remarkPieces, remarkText } from '../../src/shell/learn/remark';
import { textedFrom } from '../../src/words/catalogue';
import { Words } from '../../src/words/words.svelte';

const texts = textedFrom('de', ['red = rote { $n }\nbar = Bar']);
const words = new Words(
  () => ['Ann', 'Bugs'],
  () => 0,
  () => texts,
);

it('names things and people', () => {
  expect(remarkPieces({ en: 'x', de: 'Leg {red-7} an die {bar}, {seat-2}.' }, words)).toEqual([
    { text: 'Leg ' },
    { text: 'rote 7', thing: 'red-7' },
    { text: ' an die ' },
    { text: 'Bar', thing: 'bar' },
    { text: ', ' },
    { text: 'Bugs', seat: 1 },
    { text: '.' },
  ]);
});

it('is told in English where a language lacks it, and nothing is told of nothing', () => {
  expect(remarkText({ en: 'Draw.' }, words)).toBe('Draw.');
  expect(remarkText(null, words)).toBe('');
});
