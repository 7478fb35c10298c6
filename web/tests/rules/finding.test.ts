/** Questions of players find the passages that answer them. */
import { describe, expect, it } from 'vitest';
import { readBook } from '../../src/shell/rules/book';
import { loadBook } from '../../src/shell/rules/books';
import { Finding, likeness } from '../../src/shell/rules/finding';
import { QUESTIONS } from './questions';

/** The passage stands among so many that are shown first. */
const IN_SIGHT = 2;

describe.each(Object.entries(QUESTIONS))('%s', (title, languages) => {
  it.each(Object.entries(languages))('answers questions in %s', async (language, questions) => {
    const finding = new Finding(await loadBook(title, language));

    const wrong = questions
      .map(([question, answer]) => ({ question, answer, found: finding.find(question).map(({ id }) => id) }))
      .filter(({ answer, found }) => !found.slice(0, IN_SIGHT).includes(answer));

    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(wrong).toEqual([]);
  });
});

it('has every title that has a rulebook', () => {
  const books = Object.keys(import.meta.glob('../../../src/backroom/games/*/rulebook/en.md'));

  expect(books.map((path) => path.split('/').at(-3)?.replaceAll('_', '-')).sort()).toEqual(
    Object.keys(QUESTIONS).sort(),
  );
});

it('knows a word by its beginning, whatever its ending', () => {
  expect(likeness('win', 'win')).toBe(1);
  expect(likeness('winner', 'winners')).toBeGreaterThan(0);
  expect(likeness('drawing', 'draw')).toBeGreaterThan(0);
  expect(likeness('win', 'window')).toBe(0);
  expect(likeness('murder', 'murmur')).toBe(0);
});

it('finds nothing for words that nobody wrote, and nothing for nothing', () => {
  const finding = new Finding(readBook('## Duels {#duels}\n\nThe higher roll wins.\n'));

  expect(finding.find('zebra')).toEqual([]);
  expect(finding.find(' ? ')).toEqual([]);
  expect(finding.find('Who WINS')[0]?.id).toBe('duels');
});
