/** How the five cards of a row lie at a business (CP-31), in words. The list is the view's: true is face up. */
import type { Words } from '../../shell/board';

/** The messages for: all up, all down, first up and then down, first down and then up. */
type Messages = readonly [string, string, string, string];
const WHOLE: Messages = [
  'web-poker-facing-up',
  'web-poker-facing-down',
  'web-poker-facing-up-down',
  'web-poker-facing-down-up',
];
const BRIEF: Messages = [
  'web-poker-brief-up',
  'web-poker-brief-down',
  'web-poker-brief-up-down',
  'web-poker-brief-down-up',
];

export function facingWords(facing: readonly boolean[], words: Words, messages: Messages = WHOLE): string {
  const [up, down, upDown, downUp] = messages;
  const [first = true] = facing;
  const turn = facing.indexOf(!first);
  if (turn < 0) return words.say(first ? up : down);
  const last = facing.length - turn;
  if (facing.lastIndexOf(first) < turn) return words.say(first ? upDown : downUp, { first: turn, last });
  const each = facing.map((lies) => words.say(lies ? 'web-poker-lies-up' : 'web-poker-lies-down'));
  return each.join(', ');
}

/** The same in as few words as there can be. */
export function facingBriefly(facing: readonly boolean[], words: Words): string {
  return facingWords(facing, words, BRIEF);
}
