/** The log's lines: what happened, told once, under the headings of rounds. */
import type { Moment, SeenEvent } from '../../net/protocol';

export interface Line {
  seq: number;
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

export function linesOf(moments: Moment[], quiet: readonly string[] = []): Line[] {
  const lines: Line[] = [];
  let told: number | null = null;
  let heading: number | null = null;
  for (const { seq, seat = null, kind, events = [], facts = {} } of moments) {
    const heard = events.filter(({ event }) => !quiet.includes(event));
    const words = String(facts['words'] ?? '');
    if (heard.length || words || (kind !== 'move' && kind !== 'deal')) {
      lines.push({ seq, seat, kind, events: heard, words, facts: { ...facts, seat }, round: heading });
      heading = null;
    }
    const round = roundOf(events);
    // A round is announced at the end of the move before it.
    if (round !== null && round !== told) {
      told = round;
      heading = round;
    }
  }
  return lines;
}
