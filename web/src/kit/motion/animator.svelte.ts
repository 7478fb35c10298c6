/**
 * The animator of a board. It looks where everything stands before the board changes and lets things fly from there to
 * where they stand afterwards. The board itself never waits: it shows the new state at once, a flight only covers its
 * own landing place. So a flight can be broken off at any time, and the animator without motion does nothing at all.
 */
import { durationOf, findSpot, FLIGHT_MS, survey, type Cargo, type Flight, type Spots } from './flights';

export interface Animator {
  /** Before the board changes. */
  look(): void;
  /** After it has changed. Breaks off what is still under way. */
  fly(flights: readonly Flight[]): void;
  stop(): void;
}

export interface Airborne {
  id: number;
  cargo: Cargo;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export class MovingAnimator implements Animator {
  airborne = $state.raw<Airborne[]>([]);
  #before: Spots = new Map();
  #count = 0;
  #covers: Animation[] = [];
  #ended: ReturnType<typeof setTimeout> | undefined;

  look(): void {
    this.#before = survey();
  }

  fly(flights: readonly Flight[]): void {
    this.stop();
    const after = survey();
    const airborne: Airborne[] = [];
    for (const flight of flights) {
      const from = findSpot(this.#before, flight.from) ?? findSpot(after, flight.from);
      const to = findSpot(after, flight.to);
      if (!from || !to) continue;
      this.#cover(to.place, flight.delay);
      airborne.push({ id: (this.#count += 1), cargo: flight.cargo, from: from.box, to: to.box, delay: flight.delay });
    }
    this.airborne = airborne;
    if (airborne.length) this.#ended = setTimeout(() => this.stop(), durationOf(flights) + 60);
  }

  stop(): void {
    clearTimeout(this.#ended);
    for (const cover of this.#covers) cover.cancel();
    this.#covers = [];
    if (this.airborne.length) this.airborne = [];
  }

  /** The landing place stays empty until its card is there. Piles, panels and hexagons are never empty. */
  #cover(place: string, delay: number): void {
    if (!/^(row|hand|bullet)-/.test(place)) return;
    const element = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!element?.animate) return;
    const duration = delay + FLIGHT_MS;
    this.#covers.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }
}

export class StillAnimator implements Animator {
  readonly airborne: Airborne[] = [];
  look(): void {}
  fly(): void {}
  stop(): void {}
}
