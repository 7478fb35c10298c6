/** What the coach says, as it is read out; and why a try was no good. */
import type { Coached } from '../../net/lessons';
import type { Refused } from '../../net/protocol';
import type { Words } from '../../words/words.svelte';
import { remarkText } from './remark';

/** The rule that forbids the last try, or what the coach answers to something else; empty if nothing was wrong. */
export function notSo(now: Coached, refused: Refused | null, words: Words): string {
  if (refused) return words.say(refused.message, refused.facts);
  if (!now.wrong) return '';
  return remarkText(now.remarks['otherwise'], words) || words.say('lesson-not-this');
}

/** Whether the choice of this step is made: so it is with a problem that is solved. */
export function isChosen(now: Coached): boolean {
  return !now.over && now.progress.choices.length > now.step;
}

export function heard(now: Coached, refused: Refused | null, watching: boolean, words: Words): string {
  const { say, why, after } = now.remarks;
  if (watching) return remarkText(after, words) || words.say('web-coach-watch');
  const not = notSo(now, refused, words);
  if (not) return not;
  if (isChosen(now)) return sentences([words.say('web-coach-solved'), remarkText(after, words)]);
  const before = remarkText(now.before, words);
  if (now.over) return sentences([before, words.say(`web-coach-over-${now.kind}`)]);
  return sentences([before, remarkText(say, words), remarkText(why, words)]);
}

function sentences(parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}
