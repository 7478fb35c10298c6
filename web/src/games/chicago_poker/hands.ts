/** Poker hands as they are named beside a row. The server says which hand it is. */
import type { Words } from '../../shell/board';
import type { Hand, Row } from './view';

/** From high to low, as the list beside the log shows them (CP-52). */
export const RANKING = [
  'five-of-a-kind',
  'straight-flush',
  'rainbow-straight',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;

export function handName(known: Hand, words: Words): string {
  return words.say(`web-poker-${known.hand}`, { n: known.value });
}

/** Cards of a row that the viewer does not know. */
export function hiddenIn(row: Row): number {
  return row.cards.filter((lying) => lying.card === null).length;
}
