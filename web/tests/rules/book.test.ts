/** A rulebook's text and what it means. */
import { expect, it, vi } from 'vitest';
import { api } from '../../src/net/http';
import { figuresIn, readBook, textOf } from '../../src/shell/rules/book';
import { loadBook, loadPositions } from '../../src/shell/rules/books';
import { marksOf } from '../../src/shell/rules/marks';

const TEXT = `# A title

## Duels {#duels}
<!-- who wins; what if we tie -->

The **higher** roll of \`red-7\` wins. {CH-62, CH-63 R}

### Ties {#ties}

- Both lose
  a ring. {CH-63}
- Again.

> ![A duel](result:duel)
> ![The map](map:door/8,2)
>
> Ruth wins.

| Roll | wins |
| --- | --- |
| 6 | yes {CH-61} |
`;

it('reads chapters, passages and what players ask', () => {
  const [duels, ties] = readBook(TEXT);

  expect(duels).toMatchObject({ id: 'duels', heading: 'Duels', level: 2, asked: 'who wins; what if we tie' });
  expect(ties).toMatchObject({ id: 'ties', level: 3, asked: '' });
  expect(duels?.blocks).toEqual([
    {
      is: 'text',
      line: {
        spans: [
          { text: 'The ' },
          { text: 'higher', strong: true },
          { text: ' roll of ' },
          { text: 'red-7', thing: true },
          { text: ' wins.' },
        ],
        cited: [
          { clause: 'CH-62', part: '' },
          { clause: 'CH-63', part: 'R' },
        ],
      },
    },
  ]);
});

it('reads lists, examples with figures, and tables', () => {
  const blocks = readBook(TEXT)[1]?.blocks ?? [];

  expect(blocks.map(({ is }) => is)).toEqual(['list', 'example', 'table']);
  expect(blocks.map(textOf)).toEqual(['Both lose a ring. Again.', 'A duel The map Ruth wins.', 'Roll wins 6 yes']);
  expect(figuresIn(blocks)).toMatchObject([
    { draws: 'result', position: 'duel', of: [] },
    { draws: 'map', position: 'door', of: ['8', '2'] },
  ]);
});

it('says what is wrong with a line', () => {
  expect(() => readBook('## Duels\n')).toThrow('no heading: ## Duels');
  expect(() => readBook('## Duels {#duels}\n\n![A duel](duel.png)\n')).toThrow('no figure');
});

it('reads English where a language has no rulebook', async () => {
  expect(await loadBook('gangster', 'fr')).toEqual(await loadBook('gangster', 'en'));
});

it('asks the house for the rulebook of a title that the client was not built with', async () => {
  const told = vi.spyOn(api, 'titleText');

  told.mockResolvedValueOnce({ texts: [], clauses: '', rulebook: '## Goal {#goal}\n\nWin.\n' });
  expect((await loadBook('north-side', 'nl')).map(({ id }) => id)).toEqual(['goal']);
  told.mockResolvedValueOnce({ texts: [], clauses: '', rulebook: '' });
  expect(await loadBook('north-side', 'nl')).toEqual([]);

  expect(told).toHaveBeenCalledWith('north-side', 'nl');
  expect(await loadPositions('north-side')).toEqual({});
});

it('marks what is not printed', () => {
  const kinds: Record<string, string[]> = { 'CP-1': ['S'], 'CP-2': ['S', 'R'], 'CP-3': ['R'], 'CP-4': ['D'] };
  const words = {
    knows: (clause: string) => clause in kinds,
    clauseParts: (clause: string) => (kinds[clause] ?? []).map((kind) => ({ kind, text: '' })),
  };
  const marks = (...cited: [string, string][]) =>
    marksOf(
      cited.map(([clause, part]) => ({ clause, part })),
      words,
    );

  expect(marks(['CP-1', ''])).toEqual([]);
  expect(marks(['CP-2', ''])).toEqual([]);
  expect(marks(['CP-2', 'R'], ['CP-3', ''])).toEqual(['R']);
  expect(marks(['CP-4', ''])).toEqual(['D']);
});
