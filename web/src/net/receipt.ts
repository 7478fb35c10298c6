/** Where this browser keeps its receipts: one for each table and viewer, beside notes for its own use. */
import type { Receipt, Wrong } from '../fair/receipt';
import { NOTHING_SHOWN } from '../fair/shown';

export interface KeptReceipt {
  receipt: Receipt;
  /** The number of the last moment that was taken in; receipts that browsers keep call it so. */
  seq: number;
  /** Digests of the words that were heard. */
  heard: string[];
  /** Everybody's number is sealed, so no seal may change; the game has begun, so nobody may be left out any more. */
  sealed: boolean;
  dealt: boolean;
  /** What the house told that does not go with what it had told before. */
  alarms: Wrong[];
  /** Once the record has been compared: whether it fitted. The heads of older games are not kept for ever. */
  fitted: boolean | null;
  at: number;
}

const PLACE = 'backroom.receipt.';
/** So many receipts are kept, and of so many games that are over all of it. */
const MOST = 40;
const MOST_WHOLE = 8;

export function newlyReceived(table: string, title: string, viewer: number): KeptReceipt {
  return {
    receipt: {
      receipt: 1,
      table,
      title,
      viewer,
      commitments: { house: '', seats: [] },
      left_out: [],
      contribution: null,
      contributed: false,
      data: '',
      rules: 0,
      heads: [],
      acts: [],
      shown: NOTHING_SHOWN,
    },
    seq: 0,
    heard: [],
    sealed: false,
    dealt: false,
    alarms: [],
    fitted: null,
    at: Date.now(),
  };
}

export function keptReceipt(table: string, viewer: number): KeptReceipt | null {
  return read(`${PLACE}${table}.${viewer}`);
}

/** Of whichever of this table's viewers this browser was; a player's before an onlooker's. */
export function anyReceipt(table: string): KeptReceipt | null {
  const all = places()
    .filter((place) => place.startsWith(`${PLACE}${table}.`))
    .map(read);
  return all.filter((kept) => kept !== null).sort((one, other) => other.receipt.viewer - one.receipt.viewer)[0] ?? null;
}

export function keepReceipt(kept: KeptReceipt): void {
  const place = `${PLACE}${kept.receipt.table}.${kept.receipt.viewer}`;
  kept.at = Date.now();
  if (localStorage.getItem(place) === null) tidy(MOST - 1);
  for (let room = MOST - 1; room >= 0; room >>= 1) {
    try {
      return localStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // The browser's room is used up: older receipts go before this one does.
      if (!room) return;
      tidy(room >> 1, place);
    }
  }
}

/** At most so many are left; of older games that were found to fit, the heads go. */
function tidy(most: number, but = ''): void {
  const all = places()
    .filter((place) => place !== but)
    .map((place) => ({ place, kept: read(place) }))
    .sort((one, other) => (other.kept?.at ?? 0) - (one.kept?.at ?? 0));
  let whole = 0;
  all.forEach(({ place, kept }, number) => {
    if (number >= most || !kept) return localStorage.removeItem(place);
    if (!kept.fitted || whole++ < MOST_WHOLE || !kept.receipt.heads.length) return;
    kept.receipt.heads = [];
    localStorage.setItem(place, JSON.stringify(kept));
  });
}

function places(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
}

function read(place: string): KeptReceipt | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as KeptReceipt | null;
  } catch {
    return null;
  }
}
