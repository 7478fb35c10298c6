import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, chaptersOf, textedFrom } from '../src/words/catalogue';
import { Words } from '../src/words/words.svelte';

interface Case extends Record<Language, string> {
  message: string;
  facts: Record<string, unknown>;
  names: string[];
  viewer: number | null;
}

const FOLDER = '../tests/words/sentences';
const cases = JSON.parse(readFileSync(`${FOLDER}/cases.json`, 'utf8')) as Case[];

function wordsIn(language: Language, names: string[] = [], viewer: number | null = null): Words {
  const house = readFileSync(`../src/backroom/words/text/${language}.ftl`, 'utf8');
  const title = readFileSync(`${FOLDER}/text/${language}/table.ftl`, 'utf8');
  const texts = textedFrom(language, [house, title]);
  return new Words(
    () => names,
    () => viewer,
    () => texts,
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(cases)('the sentence is the same here and in Python: $message', (one) => {
    expect(wordsIn(language, one.names, one.viewer).say(one.message, one.facts)).toBe(one[language]);
  });
});

describe('a sentence in pieces', () => {
  it('tells seats and things apart from text', () => {
    const pieces = wordsIn('en', ['Ann', 'Bob']).pieces('laid', { seat: 1, card: 'red-7', business: 'brewery' });
    expect(pieces).toEqual([
      { text: 'Bob', seat: 1 },
      { text: ' lays ' },
      { text: 'red 7', thing: 'red-7' },
      { text: ' at the ' },
      { text: 'brewery', thing: 'brewery' },
      { text: '.' },
    ]);
  });

  it('keeps numbers as numbers, for plurals', () => {
    expect(wordsIn('en').pieces('left', { count: 1 })).toEqual([{ text: 'One card is left.' }]);
  });
});

function wordsOf(clauses: string): Words {
  const texts = textedFrom('en', [clauses]);
  return new Words(
    () => [],
    () => null,
    () => texts,
  );
}

describe('a question', () => {
  const words = wordsOf('ask-turn = Draw or play.\nask-turn-only-draw = Draw.\nask-turn-without-draw = Play.\n');

  it('says what is offered', () => {
    expect(words.question('turn', {}, ['draw', 'play red-7 at 1'])).toBe('Draw or play.');
    expect(words.question('turn', {}, ['draw'])).toBe('Draw.');
    expect(words.question('turn', {}, ['play red-7 at 1', 'pistol'])).toBe('Play.');
  });

  it('is the plain one where nothing is offered', () => {
    expect(words.question('turn', {}, [])).toBe('Draw or play.');
  });
});

describe('a clause', () => {
  it('tells what of it is printed, ruled and rebuilt', () => {
    const words = wordsOf('XX-1 =\n    A board.\n    Its map.\n    It lies open.\n    .kind = S D R\n');
    expect(words.clauseParts('XX-1')).toEqual([
      { kind: 'S', text: 'A board.' },
      { kind: 'D', text: 'Its map.' },
      { kind: 'R', text: 'It lies open.' },
    ]);
    expect(words.clause('XX-1')).toBe('A board. Its map. It lies open.');
  });

  it('keeps lines beyond the last letter together, and is a ruling without any', () => {
    expect(wordsOf('XX-1 =\n    One.\n    Two.\n    .kind = S\n').clauseParts('XX-1')).toEqual([
      { kind: 'S', text: 'One. Two.' },
    ]);
    expect(wordsOf('XX-1 = One.\n').clauseParts('XX-1')).toEqual([{ kind: 'R', text: 'One.' }]);
  });
});

it('keeps the clauses of a rulebook without chapters', () => {
  expect(chaptersOf('# File\nPA-1 = One.\nPA-2 = Two.\n')).toEqual([{ heading: '', clauses: ['PA-1', 'PA-2'] }]);
});

it('finds the chapters of a rulebook', () => {
  const text = '# File\n## Duels\nCP-50 = One.\n    .kind = S\nCP-51 = Two.\n## The end\nCP-60 = Three.\n';
  expect(chaptersOf(text)).toEqual([
    { heading: 'Duels', clauses: ['CP-50', 'CP-51'] },
    { heading: 'The end', clauses: ['CP-60'] },
  ]);
});
