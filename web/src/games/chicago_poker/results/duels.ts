/** The duels in some news, by what was turned up and staked, and what decided each of them. */
import type { SeenEvent } from '../../../shell/board';
import { readCard } from '../cards/names';
import { RANKING } from '../hands';
import type { ChicagoPokerView, Hand } from '../view';

/** A row that was turned up. */
export interface Shown {
  seat: number;
  cards: string[];
  hand: Hand;
}

export interface Duel {
  place: number;
  /** The event that began it; a tie-break goes on with one that began earlier. */
  begun: SeenEvent | null;
  business: string;
  /** The winner first, then from high to low. */
  rows: Shown[];
  /** By seat: the card staked in a tie-break. */
  stakes: ReadonlyMap<number, string>;
  /** Null while it is tied. */
  winner: number | null;
  tied: readonly number[];
  /** What opens there afterwards. */
  opened: SeenEvent | null;
}

/** What decided between two hands: the first comparison in which they differ. */
export type Decided =
  | { by: 'rank' }
  | { by: 'value'; first: boolean; value: number; other: number }
  | { by: 'count'; value: number; other: number };

/** `before` is the table before the news: rows that were turned up earlier lie open there. */
export function duelsIn(events: readonly SeenEvent[], before: ChicagoPokerView | null = null): Duel[] {
  const duels: Duel[] = [];
  let begun: SeenEvent | null = null;
  let rows: Shown[] = [];
  let stakes = new Map<number, string>();
  for (const one of events) {
    const { event, facts } = one;
    const seat = Number(facts['seat']);
    const place = Number(facts['place']);
    if (event === 'duel-begun') [begun, rows, stakes] = [one, [], new Map<number, string>()];
    else if (event === 'row-turned-up') {
      const hand = { hand: String(facts['hand']), value: Number(facts['value']) };
      rows.push({ seat, cards: facts['cards'] as string[], hand });
    } else if (event === 'stake-revealed') stakes.set(seat, String(facts['card']));
    else if (event === 'business-won' || event === 'tie-break-called') {
      const winner = event === 'business-won' ? seat : null;
      const there = before?.businesses[place - 1] ?? null;
      const known = rows.length ? rows : rowsAt(before, place);
      duels.push({
        place,
        begun,
        business: there?.business ?? String((begun ?? one).facts['business']),
        rows: [...known].sort(
          (one, other) => Number(other.seat === winner) - Number(one.seat === winner) || compared(one, other),
        ),
        stakes,
        winner,
        tied: winner === null ? (facts['seats'] as number[]) : [],
        opened: null,
      });
      [begun, rows, stakes] = [null, [], new Map<number, string>()];
    } else if (event === 'business-opened') {
      const duel = duels.findLast((fought) => fought.place === place);
      if (duel) duel.opened = one;
    }
  }
  return duels;
}

function rowsAt(before: ChicagoPokerView | null, place: number): Shown[] {
  const rows = before?.businesses[place - 1]?.rows ?? [];
  return rows.flatMap(({ cards, known }, seat) =>
    known && cards.every(({ card }) => card !== null)
      ? [{ seat, cards: cards.map(({ card }) => card ?? ''), hand: known }]
      : [],
  );
}

/** The cards of a row by their values: what stands together first, each group from high to low. */
export function groupsOf(cards: readonly string[]): string[][] {
  const groups = new Map<number, string[]>();
  for (const card of cards) groups.set(valueOf(card), [...(groups.get(valueOf(card)) ?? []), card]);
  return [...groups.entries()]
    .sort(([a, some], [b, others]) => others.length - some.length || b - a)
    .map(([, group]) => group);
}

/** A card's value; a special card staked in a tie-break counts nothing (CP-54). */
export function valueOf(card: string): number {
  const read = readCard(card);
  return 'value' in read ? read.value : 0;
}

/** Between two rows, from the first one's side; null if they are equal. */
export function decidedBy(one: Shown, other: Shown): Decided | null {
  if (one.hand.hand !== other.hand.hand) return { by: 'rank' };
  const values = groupsOf(one.cards).map(([card]) => valueOf(card ?? ''));
  const others = groupsOf(other.cards).map(([card]) => valueOf(card ?? ''));
  const at = values.findIndex((value, index) => others[index] !== undefined && others[index] !== value);
  if (at >= 0) return { by: 'value', first: at === 0, value: values[at] ?? 0, other: others[at] ?? 0 };
  if (one.cards.length === other.cards.length) return null;
  return { by: 'count', value: one.cards.length, other: other.cards.length };
}

/** For sorting, from high to low. */
function compared(one: Shown, other: Shown): number {
  const decided = decidedBy(one, other);
  if (!decided) return 0;
  const rank = ({ hand }: Shown): number => RANKING.findIndex((name) => name === hand.hand);
  return decided.by === 'rank' ? rank(one) - rank(other) : decided.other - decided.value;
}

/** Cards that make the hand; the others only decide where all else is equal. */
export function makesTheHand(row: Shown, card: string): boolean {
  const groups = groupsOf(row.cards);
  if ((groups[0]?.length ?? 0) > 1) return (groups.find((group) => group.includes(card))?.length ?? 0) > 1;
  return row.hand.hand !== 'high-card' || card === groups[0]?.[0];
}
