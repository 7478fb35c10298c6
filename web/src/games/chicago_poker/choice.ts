/** Which card of the hand is chosen, and in which order the hand stands. */
import { readAction, cardOf, type Offers } from './actions';

/** The viewer's order for the cards still held; new cards come to the right. */
export function keepOrder(order: readonly string[], held: readonly string[]): string[] {
  const left = [...held];
  const kept: string[] = [];
  for (const card of order) {
    const at = left.indexOf(card);
    if (at >= 0) kept.push(...left.splice(at, 1));
  }
  return [...kept, ...left];
}

/**
 * The card whose targets are lit: that of the draft, the one picked, else the first with which something can be done,
 * so that something is always lit: a gangster, and a special only where nothing can be drawn either. Cards that are
 * themselves the answer are not chosen.
 */
export function chosenCard(
  hand: readonly string[],
  offers: Offers,
  picked: string | null,
  draft: readonly string[],
): string | null {
  const drafted = draft[0] === undefined ? null : cardOf(readAction(draft[0]));
  if (drafted !== null) return drafted;
  const able = hand.filter((card) => offers.byCard.has(card) && offers.direct(card) === null);
  if (picked !== null && able.includes(picked)) return picked;
  const gangster = able.find((card) => card.includes('-'));
  if (gangster !== undefined || offers.offered('draw')) return gangster ?? null;
  return able.find((card) => card !== 'pistol') ?? able[0] ?? null;
}
