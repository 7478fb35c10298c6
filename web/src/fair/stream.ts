/** The stream of `docs/fairness.md`: numbers from the house's seed and the seats' contributions. */
import { fromHex, hmac, joined, sha256, toHex } from './bytes';

const WORD = 2 ** 32;

/** What anybody publishes before the deal. */
export function commitment(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

export class Stream {
  readonly #seed: Uint8Array;
  readonly #given: Uint8Array;
  #block = new DataView(new ArrayBuffer(0));
  #number = 0;
  #at = 0;

  /** `contributions` by seat, null for a seat that gave none. */
  constructor(seed: string, contributions: readonly (string | null)[]) {
    this.#seed = fromHex(seed);
    this.#given = joined(
      ...contributions.flatMap((given, seat) => (given ? [Uint8Array.of(seat + 1), fromHex(given)] : [])),
    );
  }

  block(number: number): Uint8Array {
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, BigInt(number));
    return hmac(this.#seed, joined(this.#given, new Uint8Array(count.buffer)));
  }

  /** A number below `n`. Words beyond the last whole multiple of `n` are passed over. */
  below(n: number): number {
    if (n === 1) return 0;
    for (;;) {
      const word = this.#word();
      if (word < WORD - (WORD % n)) return word % n;
    }
  }

  /** Where the stream stands, for `rewind`. */
  get mark(): readonly [number, number] {
    return [this.#number, this.#at];
  }

  /** Back to a mark: what was taken back, chance has not answered. */
  rewind([number, at]: readonly [number, number]): void {
    this.#number = number;
    this.#at = at;
    this.#block = number
      ? new DataView(this.block(number - 1).buffer as ArrayBuffer)
      : new DataView(new ArrayBuffer(0));
  }

  #word(): number {
    if (this.#at >= this.#block.byteLength) {
      this.#block = new DataView(this.block(this.#number++).buffer as ArrayBuffer);
      this.#at = 0;
    }
    const word = this.#block.getUint32(this.#at);
    this.#at += 4;
    return word;
  }
}
