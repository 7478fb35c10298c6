/** How the five cards of a row lie at a business (CP-31), in words. The list is the view's: true is face up. */
import type { Words } from '../../shell/board';

export function facingWords(facing: readonly boolean[], words: Words): string {
  const [first = true] = facing;
  const turn = facing.indexOf(!first);
  if (turn < 0) return words.say(first ? 'web-poker-facing-up' : 'web-poker-facing-down');
  const last = facing.length - turn;
  if (facing.lastIndexOf(first) < turn) {
    return words.say(first ? 'web-poker-facing-up-down' : 'web-poker-facing-down-up', { first: turn, last });
  }
  const each = facing.map((up) => words.say(up ? 'web-poker-lies-up' : 'web-poker-lies-down'));
  return each.join(', ');
}
