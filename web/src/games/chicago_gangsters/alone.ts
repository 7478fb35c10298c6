/**
 * What each side could bring, for somebody who thinks of playing alone: known points, and how many cards are unknown.
 */
import { readMeans } from './pieces/means';
import { counts, dealtSide } from './table';
import type { ChicagoGangstersView } from './view';

export interface Force {
  name: 'you' | 'pair' | 'others';
  seats: number[];
  sure: number;
  unknown: number;
}

export function forcesOf(view: ChicagoGangstersView): Force[] {
  const me = view.seats[view.viewer];
  if (!me) return [];
  const mine = dealtSide(view, view.viewer);
  const persons = (seat: number): number => view.seats[seat]?.persons.reduce((sum, { here }) => sum + here, 0) ?? 0;
  const hand = view.hand.filter((card) => counts(me, card)).reduce((sum, card) => sum + readMeans(card).value, 0);
  const you: Force = { name: 'you', seats: [view.viewer], sure: persons(view.viewer) + hand, unknown: 0 };
  const forces = [you];
  const partner = me.partner;
  if (partner !== null)
    forces.push({
      name: 'pair',
      seats: [view.viewer, partner],
      sure: you.sure + persons(partner),
      unknown: view.seats[partner]?.hand ?? 0,
    });
  const others = view.seats.map((_, seat) => seat).filter((seat) => dealtSide(view, seat) !== mine);
  forces.push({
    name: 'others',
    seats: others,
    sure: others.reduce((sum, seat) => sum + persons(seat), 0),
    unknown: others.reduce((sum, seat) => sum + (view.seats[seat]?.hand ?? 0), 0),
  });
  return forces;
}
