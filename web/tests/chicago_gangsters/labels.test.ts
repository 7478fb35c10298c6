import { expect, it } from 'vitest';
import { labelOf } from '../../src/games/chicago_gangsters/labels';
import { wordsOf } from '../title-words';
import { view } from './samples';

it.each([
  ['en', 'Say: ‘I bring nothing’'],
  ['nl', 'Zeg: ‘Ik breng niets’'],
  ['de', 'Sag: „Ich bringe nichts“'],
] as const)('says in %s that a pledge is something to say', (language, label) => {
  expect(labelOf('pledge nothing', view(), wordsOf('chicago_gangsters', language))).toBe(label);
});
