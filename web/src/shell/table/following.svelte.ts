/** Something that may come a moment after the board: the board is painted first. */
export class Following<T> {
  value: T;
  #latest: T;
  #waits = false;

  constructor(first: T) {
    this.#latest = first;
    this.value = $state.raw(first);
  }

  /** After the next painting, of several only the last; at once where nothing is painted. */
  follow(latest: T): void {
    this.#latest = latest;
    if (document.hidden) this.value = latest;
    else if (!this.#waits) {
      this.#waits = true;
      requestAnimationFrame(() => setTimeout(() => this.#arrive()));
    }
  }

  #arrive(): void {
    this.#waits = false;
    this.value = this.#latest;
  }
}
