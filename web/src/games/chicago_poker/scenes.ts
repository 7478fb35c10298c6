/** Duels as they are shown: the business as it was, every card turned up, the stakes of a tie-break, the winner. */
import type { Passed, SeenEvent } from '../../shell/board';
import type { Business, ChicagoPokerView, Hand } from './view';

export interface Scene {
  place: number;
  business: Business;
  /** By seat: the card staked in a tie-break. */
  stakes: ReadonlyMap<number, string>;
  /** Null while it is tied. */
  winner: number | null;
  tied: readonly number[];
}

/** `earlier` is the table before the news. One scene a duel, one for each showing of stakes. */
export function scenesOf(news: readonly SeenEvent[], earlier: ChicagoPokerView | null): Scene[] {
  if (!earlier) return [];
  const scenes: Scene[] = [];
  let stakes = new Map<number, string>();
  let turned: { seat: number; cards: string[]; known: Hand }[] = [];
  for (const { event, facts } of news) {
    if (event === 'row-turned-up') {
      const known = { hand: String(facts['hand']), value: Number(facts['value']) };
      turned.push({ seat: Number(facts['seat']), cards: facts['cards'] as string[], known });
    } else if (event === 'stake-revealed') {
      stakes.set(Number(facts['seat']), String(facts['card']));
    } else if (event === 'business-won' || event === 'tie-break-called') {
      const place = Number(facts['place']);
      const business = earlier.businesses[place - 1];
      const tied = event === 'tie-break-called' ? (facts['seats'] as number[]) : [];
      const winner = event === 'business-won' ? Number(facts['seat']) : null;
      if (business) scenes.push({ place, business: turnedUp(business, turned), stakes, winner, tied });
      stakes = new Map();
      turned = [];
    }
  }
  return scenes;
}

/** Rows that were not turned up in these news lie open already, since the tie. */
function turnedUp(business: Business, turned: readonly { seat: number; cards: string[]; known: Hand }[]): Business {
  const rows = business.rows.map((row, seat) => {
    const shown = turned.find((one) => one.seat === seat);
    if (!shown) return row;
    return { cards: shown.cards.map((card) => ({ card, up: true, known_to: [] })), known: shown.known };
  });
  return { ...business, rows };
}

/** What decided the game: its last duel, as it was fought. */
export function lastDuelIn(moments: readonly Passed<ChicagoPokerView>[]): Scene | null {
  for (let at = moments.length - 1; at > 0; at--) {
    const fought = scenesOf(moments[at]?.events ?? [], moments[at - 1]?.view ?? null);
    const decided = fought.findLast(({ winner }) => winner !== null);
    if (decided) return decided;
  }
  return null;
}
