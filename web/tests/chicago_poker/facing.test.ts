import { expect, it } from 'vitest';
import { facingBriefly, facingWords } from '../../src/games/chicago_poker/facing';
import type { Words } from '../../src/shell/board';

/** Says the message's id and its facts. */
const words = {
  say: (id: string, facts = {}) => [id.replace('web-poker-', ''), ...Object.values(facts)].join(' '),
} as unknown as Words;

it.each([
  ['uuuuu', 'facing-up'],
  ['ddddd', 'facing-down'],
  ['uuudd', 'facing-up-down 3 2'],
  ['duuuu', 'facing-down-up 1 4'],
  ['ududu', 'lies-up, lies-down, lies-up, lies-down, lies-up'],
])('a row that lies %s is said as %s', (lies, said) => {
  expect(
    facingWords(
      [...lies].map((one) => one === 'u'),
      words,
    ),
  ).toBe(said);
});

it('says it in fewer words where there is little room', () => {
  expect(facingBriefly([false, false, true, true, true], words)).toBe('brief-down-up 2 3');
});
