/** Updates one at a time: each stays as long as its flights take, and what comes meanwhile waits its turn. */
import type { Update } from '../../net/protocol';

export class Pacing {
  /** Whether everything that was shown has also been seen: no flight of it is in the air. */
  settled = $state(true);
  readonly #show: (update: Update) => number;
  #waiting: Update[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `show` says how long what it has shown should stay, in milliseconds. */
  constructor(show: (update: Update) => number) {
    this.#show = show;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (this.#pause === undefined) this.#next();
  }

  /** Somebody has touched something: everything at once. */
  hurry(): void {
    this.stop();
    for (const update of this.#waiting.splice(0)) this.#show(update);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.settled = true;
  }

  #next(): void {
    this.stop();
    // What needs no time is shown together with what comes after it, in order.
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      const stay = this.#show(update);
      if (stay <= 0) continue;
      this.settled = false;
      this.#pause = setTimeout(() => this.#next(), stay);
      return;
    }
  }
}
