/** What this browser keeps: the keys to its seats. Nothing else proves who one is, so they never stand in an address. */
export interface KeptTable {
  table: string;
  title: string;
  /** Keys by seat, in the order in which they came. An onlooker has none. */
  seats: { seat: number; key: string; name: string }[];
  host: string | null;
  onlookers: string | null;
  /** Links for friends: keys of seats that are not played here. */
  friends: { seat: number; key: string }[];
  opened: number;
  /** What the list of games to continue shows. */
  status: string;
  yourTurn: boolean;
  round: number | null;
  waitsFor: string;
}

const PLACE = 'backroom.tables';
const MOST = 40;

function read(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptTable[];
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
    opened: Date.now(),
    status: 'gathering',
    yourTurn: false,
    round: null,
    waitsFor: '',
  };
}

export function keep(kept: KeptTable): void {
  const others = keptTables().filter(({ table }) => table !== kept.table);
  localStorage.setItem(PLACE, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(read().filter((kept) => kept.table !== table)));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`backroom.secret.${table}.`) || key.startsWith(`backroom.receipt.${table}.`)) localStorage.removeItem(key);
  }
}
