/** What this browser keeps: the keys that it made for its seats. Nothing else proves who one is, so they never stand in
 * an address. */
import { forgetPlayed } from './played';

export interface KeptTable {
  table: string;
  title: string;
  /** Keys by seat, in the order in which they came. An onlooker has none. */
  seats: {
    seat: number;
    key: string;
    name: string;
    /** The name was changed while the table was not open: it is to be told there. */
    renamed?: boolean;
  }[];
  host: string | null;
  onlookers: string | null;
  /** Links for friends: each takes a chair that is not played here, once. */
  friends: { seat: number; link: string }[];
  /** One link for all chairs that are free; empty at tables that were opened before there was one. */
  invitation: string;
  /** A link that brought us here and is not spent yet. */
  link: string;
  opened: number;
  /** What the list of games to continue shows: the table's status, or `lost` once nothing of ours opens it. */
  status: string;
  yourTurn: boolean;
  round: number | null;
  waitsFor: string;
  /** Who plays, for the same list. */
  players?: string;
  /** What the house last told of it while it was not open (`net/own`): who else plays, since when somebody is asked or
   * it is over, whether a bot minds our chair, whether the link still takes one, and who wants a rematch, or where it is. */
  others?: string[];
  since?: number | null;
  minded?: boolean;
  chair?: boolean;
  wanting?: string[];
  rematch?: string | null;
}

interface OldFriend {
  seat: number;
  link?: string;
  key?: string;
}

/** What the house says of a key that will never open anything again. */
export const DEAD = ['table-kicked', 'table-key-revoked', 'table-seat-gone'];

/** A table with this status does not go on. */
export const ENDED = ['over', 'closed', 'lost'];

const PLACE = 'backroom.tables';
const MOST = 40;

function read(): KeptTable[] {
  try {
    // Before chairs had links, friends were given keys.
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as (Omit<KeptTable, 'friends'> & {
      friends: OldFriend[];
    })[];
    return kept.map((one) => ({
      ...one,
      link: one.link ?? '',
      invitation: one.invitation ?? '',
      friends: one.friends.map(({ seat, link, key }) => ({ seat, link: link ?? key ?? '' })),
    }));
  } catch {
    return [];
  }
}

/** Newest first. */
export function keptTables(): KeptTable[] {
  return read().sort((one, other) => other.opened - one.opened);
}

export function keptTable(table: string): KeptTable | undefined {
  return read().find((kept) => kept.table === table);
}

export function newlyKept(table: string, title = ''): KeptTable {
  return {
    table,
    title,
    seats: [],
    host: null,
    onlookers: null,
    friends: [],
    invitation: '',
    link: '',
    opened: Date.now(),
    status: 'gathering',
    yourTurn: false,
    round: null,
    waitsFor: '',
  };
}

/** Where there are too many, those go first that have ended, the oldest before the others. */
export function keep(kept: KeptTable): void {
  const all = [kept, ...keptTables().filter(({ table }) => table !== kept.table)];
  const ended = all.filter(({ status }) => ENDED.includes(status));
  const going = all.filter(({ status }) => !ENDED.includes(status));
  localStorage.setItem(PLACE, JSON.stringify([...going, ...ended].slice(0, MOST)));
}

/** A seat is played by one key of this browser: who sits down there again has a new one. */
export function withSeat(kept: KeptTable, taken: KeptTable['seats'][number]): KeptTable {
  return { ...kept, seats: [...kept.seats.filter(({ seat }) => seat < 0 || seat !== taken.seat), taken] };
}

/** Whoever plays here is called otherwise from now on, at every table that goes on: the only one at this device, or at a
 * hot seat the one with the name from before. */
export function renameKept(before: string, name: string): void {
  for (const kept of keptTables()) {
    const own = kept.seats.length === 1 ? kept.seats : kept.seats.filter((one) => one.name === before);
    if (kept.status === 'over' || kept.status === 'lost' || !own.length) continue;
    for (const one of own) Object.assign(one, { name, renamed: true });
    keep(kept);
  }
}

/** The same company at another table: the devices keep their keys, and whoever had no name in the ring is called so. */
export function keepRematch(table: string, rematch: string, called = ''): void {
  const kept = keptTable(table);
  if (!kept || keptTable(rematch)) return;
  const seats = kept.seats.map(({ key, name }) => ({ seat: -1, key, name: name || called }));
  keep({
    ...newlyKept(rematch, kept.title),
    seats,
    host: kept.host,
    onlookers: kept.onlookers,
    invitation: kept.invitation,
  });
}

export function forget(table: string): void {
  forgetPlayed(table);
  localStorage.setItem(PLACE, JSON.stringify(read().filter((kept) => kept.table !== table)));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`backroom.secret.${table}.`) || key.startsWith(`backroom.receipt.${table}.`))
      localStorage.removeItem(key);
  }
}
