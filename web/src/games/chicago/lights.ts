/** What is lit on the plan, whatever the question: where one can go, or where one can place somebody. */
import type { Destination } from './ways';
import { readAction } from './actions';
import type { ChicagoView } from './view';

export interface Light {
  place: string;
  /** The points it costs; null where it costs none. */
  cost: number | null;
  fight: boolean;
  /** What a click does, step by step. */
  actions: string[];
}

export function lightsOfWays(destinations: readonly Destination[]): Light[] {
  return destinations.map(({ place, cost, actions, meets }) => ({
    place,
    cost,
    actions,
    fight: Boolean(meets?.fights),
  }));
}

/** Nobody is chosen yet: the members that can go are lit, not all that they could reach. */
export function lightsOfMembers(places: readonly string[]): Light[] {
  return [...new Set(places)].map((place) => ({ place, cost: null, actions: [], fight: false }));
}

/** Houses in which the chosen one of those who wait can be placed. */
export function lightsOfPlacing(offered: readonly string[], rings: number | null): Light[] {
  return offered.flatMap((text) => {
    const action = readAction(text);
    if (action.kind !== 'place' || action.rings !== rings) return [];
    return [{ place: action.to, cost: null, actions: [text], fight: false }];
  });
}

/** Three players choose their colours: the casino of each that is free. */
export function lightsOfTaking(offered: readonly string[]): Light[] {
  return offered.flatMap((text) => {
    const action = readAction(text);
    return action.kind === 'take'
      ? [{ place: `${action.gang}-casino`, cost: null, actions: [text], fight: false }]
      : [];
  });
}

/** The house in question: an ally's, or one with a fight inside. */
export function questionedPlace(view: ChicagoView, facts: Record<string, unknown> | undefined): string | null {
  return view.siege?.place ?? (typeof facts?.['place'] === 'string' ? facts['place'] : null);
}
