/** Poker hands as they are named beside a row. The server says which hand it is. */
import type { Words } from '../../shell/board';
import type { Business, Known, Row } from './view';

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

export function handName(known: Known, words: Words): string {
  return words.say(`web-poker-${known.hand}`, { n: known.value });
}

/** Positive if `one` is named higher than `other`. Equal names may still differ in the cards beside: then it is 0. */
export function compareNamed(one: Known, other: Known): number {
  const rank = (known: Known) => -RANKING.findIndex((name) => name === known.hand);
  return rank(one) - rank(other) || one.value - other.value;
}

/** The seat whose hand is named highest among what the viewer knows; null while two are level or nobody has a card. */
export function leaderOf(business: Business): number | null {
  let best: Known | null = null;
  let leader: number | null = null;
  business.rows.forEach((row, seat) => {
    if (row.known === null) return;
    const order = best === null ? 1 : compareNamed(row.known, best);
    if (order > 0) [best, leader] = [row.known, seat];
    else if (order === 0) leader = null;
  });
  return leader;
}

/** Cards of a row that the viewer does not know. */
export function hiddenIn(row: Row): number {
  return row.cards.filter((lying) => lying.card === null).length;
}
