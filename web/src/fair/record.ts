/** Records of both formats, as far as they tell of chance, choices and words. `docs/records.md` describes them. */
import { sha256, toHex } from './bytes';

export type Draws = [number, number][];

export interface Secrets {
  house: string;
  seats: (string | null)[];
}

export interface RecordSeat {
  /** Empty if it was erased. */
  name: string;
  player: string;
}

/** Seats are counted from 1, as in the file. */
export interface RecordMove {
  seat: number;
  do: string[];
  chance: Draws;
  /** The bot that chose, or `house`; empty for a human. */
  by: string;
}
export interface RecordTalk {
  seat: number;
  say: string;
  to: number[] | null;
}
export interface RecordUndo {
  seat: number;
  /** So many choices are left standing. */
  undo: number;
}
export interface RecordHidden {
  hidden: string;
}
export type RecordEntry = RecordMove | RecordTalk | RecordUndo | RecordHidden;

export interface GameRecord {
  format: number;
  title: string;
  players: number;
  options: Record<string, boolean>;
  data: string;
  rules: number;
  seats: RecordSeat[];
  commitments: Secrets | null;
  /** From 1. */
  leftOut: number[];
  deal: Draws;
  entries: RecordEntry[];
  reveal: Secrets | null;
  over: boolean;
  /** Whether the last line seals what stands before it, and every line is written as the house writes it. */
  sealed: boolean;
  /** Format 2: the lines of the chain, and its head as the file says it. */
  lines: string[];
  head: string;
}

type Parts = Record<string, unknown>;

/** Every key that a line may have, in the order in which it is written. */
const LINES: readonly (readonly string[])[] = [
  ['seat', 'name', 'salt'],
  ['deal'],
  ['seat', 'do', 'chance', 'by'],
  ['seat', 'say', 'to', 'salt'],
  ['seat', 'undo'],
  ['hidden'],
  ['reveal'],
];
const LAST = ['end', 'lines', 'head', 'sha256'];

export function isMove(entry: RecordEntry): entry is RecordMove {
  return 'do' in entry;
}
export function isTalk(entry: RecordEntry): entry is RecordTalk {
  return 'say' in entry;
}
export function isUndo(entry: RecordEntry): entry is RecordUndo {
  return 'undo' in entry;
}

/** Throws if it is not a record at all, or of a format that this browser does not know. */
export function readRecord(text: string): GameRecord {
  const lines = text.replace(/\n+$/, '').split('\n');
  const parts = lines.map((line) => JSON.parse(line) as Parts);
  const header = parts[0];
  const last = parts.at(-1);
  const format = header?.['backroom'];
  if (!header || !last || (format !== 1 && format !== 2)) throw new Error('not a record that this browser can read');
  const players = Number(header['players']);
  const names = format === 2 ? parts.slice(1, players + 1) : [];
  const begins = 1 + names.length;
  const revealed = parts.at(-2)?.['reveal'] as Secrets | undefined;
  const ends = parts.length - (revealed ? 2 : 1);
  return {
    format,
    title: String(header['title']),
    players,
    options: header['options'] as Record<string, boolean>,
    data: textOf((header['data'] as Parts | undefined)?.['sha256']),
    rules: Number(header['rules'] ?? 0),
    seats: format === 2 ? seatsOf(header['seats'] as string[], names) : (header['seats'] as RecordSeat[]),
    commitments: (header['commitments'] as Secrets | null | undefined) ?? null,
    leftOut: (header['left_out'] as number[] | undefined) ?? [],
    deal: (parts[begins]?.['deal'] as Draws | undefined) ?? [],
    entries: parts.slice(begins + 1, ends).map(entryOf),
    reveal: revealed ?? null,
    over: Boolean(last['end']),
    sealed: isSealed(lines, last) && (format === 1 || isAsWritten(lines, parts, begins)),
    lines: format === 2 ? lines.slice(0, ends) : [],
    head: textOf(last['head']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function seatsOf(players: string[], names: Parts[]): RecordSeat[] {
  return players.map((player, at) => ({ player, name: textOf(names[at]?.['name']) }));
}

function entryOf(parts: Parts): RecordEntry {
  if ('hidden' in parts) return { hidden: String(parts['hidden']) };
  const seat = Number(parts['seat']);
  if ('undo' in parts) return { seat, undo: Number(parts['undo']) };
  if ('say' in parts) return { seat, say: String(parts['say']), to: (parts['to'] as number[] | undefined) ?? null };
  const { do: done = [], chance = [], by = '' } = parts as Partial<RecordMove>;
  return { seat, do: done, chance, by };
}

function isSealed(lines: string[], last: Parts): boolean {
  const body = lines.slice(0, -1);
  const digest = toHex(sha256(new TextEncoder().encode(body.join('\n'))));
  return last['lines'] === body.length && last['sha256'] === digest;
}

/** Each line where it belongs, in the one way in which the house writes it: else two texts would be the same game. */
function isAsWritten(lines: string[], parts: Parts[], begins: number): boolean {
  return parts.every((part, at) => {
    if (JSON.stringify(part) !== lines[at]) return false;
    if (at === 0) return true;
    const keys = Object.keys(part);
    if (at === parts.length - 1) return keys.join() === LAST.join();
    if (at < begins) return ('name' in part && part['seat'] === at) || 'hidden' in part;
    if ('deal' in part !== (at === begins) || ('reveal' in part && at !== parts.length - 2) || 'name' in part)
      return false;
    const kind = LINES.find((known) => (known[1] ?? known[0] ?? '') in part);
    return kind !== undefined && keys.join() === kind.filter((key) => keys.includes(key)).join();
  });
}
