/**
 * Flights: things that move from one place to another because something happened. A place is any element with
 * `data-place`; where it is not to be seen (another tab, a folded panel) the flight takes the next best one.
 */
export type Cargo =
  | { card: string | null; peek?: boolean; big?: boolean }
  /** Anything else: a bottle, a person, a business. */
  | { thing: string };

export interface Flight {
  cargo: Cargo;
  /** Places in order of preference. */
  from: readonly string[];
  to: readonly string[];
  /** Milliseconds after the first flight of the batch. */
  delay: number;
}

export const FLIGHT_MS = 420;
export const STAGGER_MS = 140;

/** Where each place stands on the screen. */
export type Spots = ReadonlyMap<string, DOMRect>;

export function survey(root: ParentNode = document): Spots {
  const spots = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset['place'];
    const box = element.getBoundingClientRect();
    if (place && box.width > 0 && !spots.has(place)) spots.set(place, box);
  }
  return spots;
}

export function findSpot(spots: Spots, places: readonly string[]): { place: string; box: DOMRect } | null {
  for (const place of places) {
    const box = spots.get(place);
    if (box) return { place, box };
  }
  return null;
}

/** How long a batch takes, until its last thing has landed. */
export function durationOf(flights: readonly Flight[]): number {
  return flights.reduce((longest, flight) => Math.max(longest, flight.delay + FLIGHT_MS), 0);
}
