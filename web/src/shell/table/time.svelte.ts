/** What the time does at a table: clocks run down between updates, words fade. */
import { wordsOf } from '../../net/moment';
import type { Moment, SeatFrame } from '../../net/protocol';

/** So long what somebody said stands in their panel, in seconds. */
const HEARD = 7;

export class Now {
  /** Seconds since 1970, ticking. */
  seconds = $state(Date.now() / 1000);
  #told = Date.now() / 1000;

  /** Ticks until it is told to stop. */
  run(): () => void {
    const ticking = setInterval(() => (this.seconds = Date.now() / 1000), 1_000);
    return () => clearInterval(ticking);
  }

  /** A new frame has come: what is `left` counts from here. */
  heard(): void {
    this.#told = Date.now() / 1000;
  }

  left(seat: SeatFrame): number | null {
    if (seat.left == null) return null;
    return seat.running ? Math.max(0, seat.left - Math.max(0, this.seconds - this.#told)) : seat.left;
  }
}

/**
 * How long a game has taken, in seconds: from the deal to its end, or until now. What is said or done at the table after
 * the end does not count. Null if this page came too late to know when it began.
 */
export function durationOf(moments: readonly Moment[], now: number | null = null): number | null {
  const begun = moments.find(({ kind }) => kind === 'deal')?.at;
  if (begun === undefined) return null;
  const ended = moments.findLast(({ events = [] }) => events.some(({ facts }) => Array.isArray(facts['winners'])));
  return Math.max(0, (now ?? ended?.at ?? moments.at(-1)?.at ?? begun) - begun);
}

export function saidLately(moments: Moment[], now: number): Map<number, string> {
  const said = new Map<number, string>();
  for (const { kind, seat, at, facts } of moments.slice(-12)) {
    if (kind === 'said' && seat != null && now - at < HEARD) said.set(seat, wordsOf(facts));
  }
  return said;
}
