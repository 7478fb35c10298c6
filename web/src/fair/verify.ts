/** A finished game's chance, recomputed here. The rules are replayed by `backroom verify`; the numbers by everybody. */
import { sha256, toHex } from './sha256';
import { Stream, commitment } from './stream';

export interface Secrets {
  house: string;
  seats: (string | null)[];
}

export interface RecordSeat {
  name: string;
  player: string;
}

export interface RecordMove {
  seat: number;
  do: string[];
  chance: [number, number][];
}

export interface GameRecord {
  title: string;
  players: number;
  options: Record<string, boolean>;
  seats: RecordSeat[];
  commitments: Secrets | null;
  deal: [number, number][];
  moves: RecordMove[];
  reveal: Secrets | null;
  over: boolean;
  sealed: boolean;
}

/** The parts of a record's file that tell of chance. `docs/records.md` describes it. */
export function readRecord(text: string): GameRecord {
  const lines = text.split('\n').filter((line) => line !== '');
  const parts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const header = parts[0];
  const last = parts.at(-1);
  if (!header || !last || typeof header['backroom'] !== 'number') throw new Error('not a record of Backroom');
  const moves = parts.filter((part) => Array.isArray(part['do'])).map((part) => part as unknown as RecordMove);
  const body = lines.slice(0, -1).join('\n');
  return {
    title: String(header['title']),
    players: Number(header['players']),
    options: header['options'] as Record<string, boolean>,
    seats: header['seats'] as RecordSeat[],
    commitments: (header['commitments'] as Secrets | null) ?? null,
    deal: (parts.find((part) => 'deal' in part)?.['deal'] ?? []) as [number, number][],
    moves: moves.map((move) => ({ ...move, chance: move.chance ?? [] })),
    reveal: (parts.find((part) => 'reveal' in part)?.['reveal'] as Secrets | undefined) ?? null,
    over: Boolean(last['end']),
    sealed: last['sha256'] === toHex(sha256(new TextEncoder().encode(body))),
  };
}

export interface Misfit {
  /** 0 for the deal, else the number of the move. */
  move: number;
  outcome: number;
  below: number;
  said: number;
  computed: number;
}

export type Verdict =
  | { fair: true; outcomes: number; deal: number; later: number }
  | { fair: false; reason: 'unsealed' | 'no-commitments' | 'not-revealed' | 'house' }
  | { fair: false; reason: 'seat'; seat: number }
  | { fair: false; reason: 'misfit'; misfit: Misfit };

export function verify(record: GameRecord): Verdict {
  const { commitments, reveal } = record;
  if (!record.sealed) return { fair: false, reason: 'unsealed' };
  if (!commitments) return { fair: false, reason: 'no-commitments' };
  if (!reveal) return { fair: false, reason: 'not-revealed' };
  if (commitment(reveal.house) !== commitments.house) return { fair: false, reason: 'house' };
  const broken = commitments.seats.findIndex((sealed, seat) => {
    const opened = reveal.seats[seat] ?? null;
    return (opened === null ? null : commitment(opened)) !== sealed;
  });
  if (broken >= 0) return { fair: false, reason: 'seat', seat: broken };
  return recompute(record, new Stream(reveal.house, reveal.seats));
}

function recompute(record: GameRecord, stream: Stream): Verdict {
  let outcome = 0;
  for (const [move, draws] of [record.deal, ...record.moves.map(({ chance }) => chance)].entries()) {
    for (const [below, said] of draws) {
      outcome++;
      const computed = stream.below(below);
      if (computed !== said) return { fair: false, reason: 'misfit', misfit: { move, outcome, below, said, computed } };
    }
  }
  return { fair: true, outcomes: outcome, deal: record.deal.length, later: outcome - record.deal.length };
}
