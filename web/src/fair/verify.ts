/** A finished game's chance, recomputed here. The rules are replayed by `backroom verify`; the numbers by everybody. */
import { headsOf } from './chain';
import { type Draws, type GameRecord, isMove, isUndo } from './record';
import { Stream, commitment } from './stream';

export interface Misfit {
  /** 0 for the deal, else the number of the move. */
  move: number;
  outcome: number;
  below: number;
  said: number;
  computed: number;
}

export type Verdict =
  | { fair: true; outcomes: number; deal: number; later: number; heads: string[] }
  | { fair: false; reason: 'unsealed' | 'no-commitments' | 'not-revealed' | 'house' | 'chain' | 'undo' }
  | { fair: false; reason: 'seat'; seat: number }
  | { fair: false; reason: 'misfit'; misfit: Misfit };

/** Whether a record agrees with itself. Whether it is the game that was played, only a receipt can tell. */
export function verify(record: GameRecord): Verdict {
  const { commitments, reveal, leftOut } = record;
  if (!record.sealed) return { fair: false, reason: 'unsealed' };
  if (!commitments) return { fair: false, reason: 'no-commitments' };
  if (!reveal) return { fair: false, reason: 'not-revealed' };
  if (commitment(reveal.house) !== commitments.house) return { fair: false, reason: 'house' };
  if (commitments.seats.length !== record.players || reveal.seats.length !== record.players)
    return { fair: false, reason: 'seat', seat: 0 };
  const broken = commitments.seats.findIndex((sealed, seat) => {
    const opened = reveal.seats[seat] ?? null;
    // A seat that was left out has sealed a number, and nothing of it was used.
    if (leftOut.includes(seat + 1)) return sealed === null || opened !== null;
    return (opened === null ? null : commitment(opened)) !== sealed;
  });
  if (broken >= 0) return { fair: false, reason: 'seat', seat: broken };
  const heads = headsOf(reveal.house, record.lines);
  if (record.format === 2 && heads.at(-1) !== record.head) return { fair: false, reason: 'chain' };
  return recompute(record, new Stream(reveal.house, reveal.seats), heads);
}

function recompute(record: GameRecord, stream: Stream, heads: string[]): Verdict {
  let outcome = 0;
  let move = 0;
  const misfitOf = (draws: Draws): Misfit | null => {
    for (const [below, said] of draws) {
      outcome++;
      const computed = stream.below(below);
      if (computed !== said) return { move, outcome, below, said, computed };
    }
    return null;
  };
  let misfit = misfitOf(record.deal);
  /** Where the stream stood after the deal, and after each choice that stands. */
  const marks = [stream.mark];
  for (const entry of record.entries) {
    if (misfit) break;
    if (isUndo(entry)) {
      const mark = marks[entry.undo];
      if (entry.undo >= marks.length - 1 || !mark) return { fair: false, reason: 'undo' };
      marks.length = entry.undo + 1;
      stream.rewind(mark);
    } else if (isMove(entry)) {
      move++;
      misfit = misfitOf(entry.chance);
      marks.push(stream.mark);
    }
  }
  if (misfit) return { fair: false, reason: 'misfit', misfit };
  return { fair: true, outcomes: outcome, deal: record.deal.length, later: outcome - record.deal.length, heads };
}

/** Every outcome of chance in the file, in order. */
export function drawsOf(record: GameRecord): Draws {
  return [record.deal, ...record.entries.filter(isMove).map(({ chance }) => chance)].flat();
}
