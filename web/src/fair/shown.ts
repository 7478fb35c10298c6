/** A running hash of what a viewer was shown: of everything that a record can tell again. */
import { canonical } from './canonical';
import { fromHex, joined, sha256, toHex } from './bytes';

export interface ShownMoment {
  kind: string;
  seat?: number | null;
  events?: readonly unknown[];
  facts?: Record<string, unknown>;
}

export interface Shown {
  /** The hash of the first moment; empty before it. */
  first: string;
  count: number;
  hash: string;
}

export const NOTHING_SHOWN: Shown = { first: '', count: 0, hash: '0'.repeat(64) };

/** Whether a record can tell this again. An onlooker's words, a pause, somebody sitting down are the table's alone. */
export function isRecorded({ kind, seat = null }: ShownMoment): boolean {
  if (kind === 'said') return seat !== null;
  return kind === 'deal' || kind === 'move' || kind === 'whispered' || kind === 'undone';
}

export function digestOfMoment({ kind, seat = null, events = [], facts = {} }: ShownMoment): Uint8Array {
  return sha256(new TextEncoder().encode(canonical({ events, facts, kind, seat })));
}

export function shownAfter(before: Shown, moment: ShownMoment): Shown {
  const digest = digestOfMoment(moment);
  return {
    first: before.first || toHex(digest),
    count: before.count + 1,
    hash: toHex(sha256(joined(fromHex(before.hash), digest))),
  };
}
