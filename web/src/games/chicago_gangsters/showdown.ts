/** The showdown as it is drawn: columns with rows from the most to the least, and the final ranking. */
import type { ChicagoGangstersView } from './view';

export interface Column {
  what: string;
  rows: { seat: number; number: number }[];
  winners: number[];
  alcohol: number;
}

/** Godfather points only where somebody has any. */
export function columnsOf(view: ChicagoGangstersView): Column[] {
  return (view.showdown ?? [])
    .filter(({ what, numbers }) => what !== 'godfather-points' || numbers.some((number) => number > 0))
    .map(({ what, numbers, winners, alcohol }) => ({
      what,
      rows: numbers
        .map((number, seat) => ({ seat, number }))
        .sort((one, other) => other.number - one.number || one.seat - other.seat),
      winners,
      alcohol,
    }));
}

export interface Lane {
  seat: number;
  rank: number;
  /** Bottles before the showdown, and won in it. */
  before: number;
  gained: number;
}

export function rankingOf(view: ChicagoGangstersView): Lane[] {
  const order = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => (view.seats[other]?.alcohol ?? 0) - (view.seats[one]?.alcohol ?? 0));
  return order.map((seat) => {
    const { alcohol = 0, earned } = view.seats[seat] ?? {};
    const gained = (earned?.showdown ?? 0) + (earned?.godfather ?? 0);
    const rank = 1 + view.seats.filter((other) => other.alcohol > alcohol).length;
    return { seat, rank, before: alcohol - gained, gained };
  });
}
