/** What a player's own browser has noted of a game, and whether the record that the house gives out agrees with it. */
import { type GameRecord, type Secrets, isMove, isTalk } from './record';
import { sha256, toHex } from './bytes';
import type { Shown } from './shown';
import { commitment } from './stream';

/** As `backroom verify --receipt` reads it. */
export interface Receipt {
  receipt: 1;
  table: string;
  title: string;
  /** The seat from 1; 0 is an onlooker. */
  viewer: number;
  /** As they were told before the deal. */
  commitments: Secrets;
  /** Seats from 1, as told before the deal. */
  left_out: number[];
  /** Mine, and whether the house has acknowledged it. */
  contribution: string | null;
  contributed: boolean;
  data: string;
  rules: number;
  /** Every head of the chain that was told. */
  heads: string[];
  /** My own choices that the house has acknowledged. */
  acts: string[][];
  shown: Shown;
}

/** What does not fit. `number` counts from 1. */
export type Wrong =
  | { what: 'house' | 'left-out' | 'dropped' | 'other-number' | 'data' | 'rules' | 'title' }
  | { what: 'seal'; seat: number }
  | { what: 'heads'; number: number; count: number }
  | { what: 'act'; number: number; actions: string[] }
  | { what: 'words'; count: number };

export interface Compared {
  wrong: Wrong[];
  /** What became of my number. */
  mine: 'used' | 'left-out' | 'none';
  heads: number;
  /** Lines that came after the last head that was told: the receipt says nothing of them. */
  beyond: number;
  acts: number;
  words: number;
  /** Lines that were erased: what stood in them cannot be compared. */
  hidden: number;
}

/** Words as they were heard, in so little room that all of a game's can be kept. Seats from 1. */
export function traceOfWords(seat: number, words: string, whispered: boolean): string {
  return toHex(sha256(new TextEncoder().encode(JSON.stringify([seat, words, whispered])))).slice(0, 16);
}

/** `heads` are those of the record's chain; `heard` the traces of the words that this viewer heard, in order. */
export function compare(
  record: GameRecord,
  heads: readonly string[],
  receipt: Receipt,
  heard: readonly string[],
): Compared {
  const mine = receipt.viewer;
  const own = record.entries.filter(isMove).filter(({ seat, by }) => seat === mine && !by);
  const told = record.entries.filter(isTalk).map(({ seat, say, to }) => traceOfWords(seat, say, to !== null));
  const hidden = record.entries.filter((entry) => 'hidden' in entry).length;
  const used = mine > 0 ? (record.reveal?.seats[mine - 1] ?? null) : null;
  const chained = record.format === 2;
  let beyond = 0;
  const wrong: Wrong[] = [...pinned(record, receipt), ...number(receipt, used)];
  // In format 1 nothing is chained, and what was taken back is not in the file.
  if (chained) {
    const [head, reach] = search(receipt.heads, heads);
    beyond = heads.length - reach;
    if (head >= 0) wrong.push({ what: 'heads', number: head + 1, count: receipt.heads.length });
    const [act] = search(
      receipt.acts.map((actions) => actions.join('\n')),
      own.map((move) => move.do.join('\n')),
    );
    if (act >= 0) wrong.push({ what: 'act', number: act + 1, actions: receipt.acts[act] ?? [] });
  }
  const lost = missing(heard, told);
  if (lost > hidden) wrong.push({ what: 'words', count: lost });
  return {
    wrong,
    mine: used !== null && used === receipt.contribution ? 'used' : record.leftOut.includes(mine) ? 'left-out' : 'none',
    heads: chained ? receipt.heads.length : 0,
    beyond,
    acts: chained ? receipt.acts.length : 0,
    words: heard.length - lost,
    hidden,
  };
}

function pinned(record: GameRecord, receipt: Receipt): Wrong[] {
  const wrong: Wrong[] = [];
  const sealed = record.commitments;
  if (record.title !== receipt.title) wrong.push({ what: 'title' });
  if (sealed?.house !== receipt.commitments.house) wrong.push({ what: 'house' });
  receipt.commitments.seats.forEach((seal, seat) => {
    const same = (sealed?.seats[seat] ?? null) === seal;
    // Format 1 forgets the seal of a seat that was left out.
    if (!same && (record.format === 2 || sealed?.seats[seat])) wrong.push({ what: 'seal', seat });
  });
  if (record.format === 2 && receipt.left_out.join() !== record.leftOut.join()) wrong.push({ what: 'left-out' });
  if (receipt.data && receipt.data !== record.data) wrong.push({ what: 'data' });
  if (receipt.rules && receipt.rules !== record.rules) wrong.push({ what: 'rules' });
  return wrong;
}

/** My number: used if the house has acknowledged it, and no other in its place. */
function number({ viewer, contribution, contributed, commitments }: Receipt, used: string | null): Wrong[] {
  if (viewer === 0 || contribution === null || commitments.seats[viewer - 1] !== commitment(contribution)) return [];
  if (used === contribution) return [];
  if (used !== null) return [{ what: 'other-number' }];
  return contributed ? [{ what: 'dropped' }] : [];
}

/** The first of `sought` that does not come in `all` behind those before it, -1 if all do; and how far they reach. */
function search(sought: readonly string[], all: readonly string[]): [number, number] {
  let at = -1;
  for (const [number, one] of sought.entries()) {
    const next = all.indexOf(one, at + 1);
    if (next < 0) return [number, at + 1];
    at = next;
  }
  return [-1, at + 1];
}

/** How many of `sought` are not in `all`, in their order, whatever else stands between them. */
function missing(sought: readonly string[], all: readonly string[]): number {
  let at = -1;
  let lost = 0;
  for (const one of sought) {
    const next = all.indexOf(one, at + 1);
    if (next < 0) lost++;
    else at = next;
  }
  return lost;
}
