/** The cards played for the Godfather's card. */
import type { SeenEvent } from '../../../shell/board';

/** By seat, and who got it. */
export interface Stakes {
  cards: { seat: number; card: string }[];
  winner: number | null;
}

export const find = (news: readonly SeenEvent[], name: string): SeenEvent | undefined =>
  news.find(({ event }) => event === name);

export function stakesIn(news: readonly SeenEvent[]): Stakes {
  const crowned = find(news, 'godfather-crowned');
  return {
    cards: news
      .filter(({ event }) => event === 'stake-revealed')
      .map(({ facts }) => ({ seat: Number(facts['seat']), card: String(facts['card']) })),
    winner: crowned ? Number(crowned.facts['seat']) : null,
  };
}
