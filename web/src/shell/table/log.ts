/** The log's lines: what happened, told once, under the headings of rounds. */
import { wordsOf } from '../../net/moment';
import type { Moment, SeenEvent } from '../../net/protocol';

export interface LogLine {
  number: number;
  seat: number | null;
  kind: string;
  events: SeenEvent[];
  /** Free words. */
  words: string;
  facts: Record<string, unknown>;
  /** A new round begins above this line. */
  round: number | null;
}

function roundOf(events: SeenEvent[]): number | null {
  const rounds = events.map(({ facts }) => facts['round']).filter((round) => typeof round === 'number');
  return rounds.at(-1) ?? null;
}

/** The line that a moment had when it was told first: a long log is not said anew with every update. */
const told = new WeakMap<Moment, LogLine>();

function sameAsBefore(moment: Moment, line: LogLine): LogLine {
  const known = told.get(moment);
  if (known && known.round === line.round && known.events.length === line.events.length) return known;
  told.set(moment, line);
  return line;
}

export function linesOf(moments: Moment[], quiet: readonly string[] = []): LogLine[] {
  const lines: LogLine[] = [];
  let said: number | null = null;
  let heading: number | null = null;
  for (const moment of moments) {
    const { number, seat = null, kind, events = [], facts = {} } = moment;
    const heard = events.filter(({ event }) => !quiet.includes(event));
    const words = wordsOf(facts);
    if (heard.length || words || (kind !== 'move' && kind !== 'deal')) {
      lines.push(
        sameAsBefore(moment, { number, seat, kind, events: heard, words, facts: { ...facts, seat }, round: heading }),
      );
      heading = null;
    }
    const round = roundOf(events);
    // A round is announced at the end of the move before it.
    if (round !== null && round !== said) {
      said = round;
      heading = round;
    }
  }
  return lines;
}
