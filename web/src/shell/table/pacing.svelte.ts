/**
 * Updates one at a time. A turn of another seat gets its time, however many steps it has; each step is let be seen. What
 * tells a result waits for its ceremony. What comes meanwhile waits its turn.
 */
import type { Update } from '../../net/protocol';

/** How long something that is shown should stay, in milliseconds; `turn` counts from the first step of the turn. */
export interface Stay {
  /** Whose turn it belongs to; null where nobody has to be followed. */
  seat: number | null;
  step: number;
  turn: number;
}

export interface Stage {
  /** Who has moved in this update. */
  mover(update: Update): number | null;
  /** Resolves once a result of this update has been seen; null where there is none. */
  hold(update: Update): Promise<void> | null;
  show(update: Update): Stay;
}

/** A turn that has had its time this many times over shows its further steps in haste, so many milliseconds each. */
const LONG = 2;
const HASTE = 40;

export class Pacing {
  /** Whether everything that was shown has also been seen: no flight of it is in the air, no result is held. */
  settled = $state(true);
  /** A result holds the screen. */
  held = $state(false);
  readonly #stage: Stage;
  #waiting: Update[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #seat: number | null = null;
  #turnBegan = 0;
  #stepUntil = 0;
  #turnUntil = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (this.#waiting.length === 1) this.#next();
  }

  /** Somebody has touched something: everything at once, up to the next result. */
  hurry(): void {
    this.#next(true);
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
  }

  #next(hurrying = false): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    while (!this.held && !this.#closed) {
      if (hurrying) this.#stepUntil = this.#turnUntil = 0;
      const update = this.#waiting[0];
      const until = update ? this.#showAt(update) : this.#stepUntil;
      const wait = until - Date.now();
      this.settled = !update && wait <= 0;
      if (wait > 0) {
        this.#pause = setTimeout(() => this.#next(), wait);
        return;
      }
      if (!update) return;
      const seen = this.#stage.hold(update);
      if (seen) {
        this.held = true;
        this.settled = false;
        void seen.finally(() => {
          this.held = false;
          if (this.#closed) return;
          this.#show();
          this.#next();
        });
        return;
      }
      this.#show();
    }
  }

  /** The steps of a turn follow each other; another's turn waits until this one has had its time. */
  #showAt(update: Update): number {
    const mover = this.#stage.mover(update);
    return mover === null || mover === this.#seat ? this.#stepUntil : Math.max(this.#stepUntil, this.#turnUntil);
  }

  #show(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    const now = Date.now();
    const { seat, step, turn } = this.#stage.show(update);
    if (seat === null || seat !== this.#seat) this.#turnBegan = now;
    this.#seat = seat;
    this.#turnUntil = this.#turnBegan + turn;
    const long = now - this.#turnBegan > LONG * turn;
    this.#stepUntil = now + (long ? Math.min(step, HASTE) : step);
  }
}
