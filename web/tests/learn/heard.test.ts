/** What is read out. */
import { expect, it } from 'vitest';
import type { Coached } from '../../src/net/lessons';
import { heard, isChosen } from '../../src/shell/learn/heard';
import { textedFrom } from '../../src/words/catalogue';
import { Words } from '../../src/words/words.svelte';

const texts = textedFrom('en', [
  'lesson-not-this = Not this.\nweb-coach-watch = Watch.\nweb-coach-solved = Solved.\nweb-coach-over-game = Your game.\nno-cards = No cards.',
]);
const words = new Words(
  () => [],
  () => 0,
  () => texts,
);
const now: Coached = {
  tell: 'coached',
  seen: 1,
  kind: 'game',
  step: 1,
  steps: 3,
  answered: false,
  over: false,
  remarks: { say: { en: 'Draw.' }, why: { en: 'You need cards.' }, after: { en: 'A ten.' } },
  before: { en: 'Good.' },
  clause: '',
  light: [],
  do: ['draw'],
  progress: { step: 1, choices: [''] },
};

it('says what was, what to do and why', () => {
  expect(heard(now, null, false, words)).toBe('Good. Draw. You need cards.');
  expect(heard({ ...now, over: true }, null, false, words)).toBe('Good. Your game.');
});

it('says what came of it while the others play', () => {
  expect(heard(now, null, true, words)).toBe('A ten.');
  expect(heard({ ...now, remarks: {} }, null, true, words)).toBe('Watch.');
});

it('says why not: the rule, the coach’s own answer, or that it is something else', () => {
  const refused = { tell: 'refused' as const, message: 'no-cards', facts: {} };
  expect(heard(now, refused, false, words)).toBe('No cards.');
  expect(heard({ ...now, wrong: true }, null, false, words)).toBe('Not this.');
  const answered = { ...now, wrong: true, remarks: { ...now.remarks, otherwise: { en: 'Later.' } } };
  expect(heard(answered, null, false, words)).toBe('Later.');
});

it('says that a problem is solved, and what the answer does', () => {
  const solved = { ...now, progress: { step: 1, choices: ['', 'draw'] } };
  expect(isChosen(solved)).toBe(true);
  expect(heard(solved, null, false, words)).toBe('Solved. A ten.');
});
