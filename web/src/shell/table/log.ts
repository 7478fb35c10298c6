/** The log's lines: what happened, told once, under the headings of rounds. */
import { wordsOf } from '../../net/moment';
import type { Moment, SeenEvent } from '../../net/protocol';
import type { ResultsOf } from '../board';

export interface LogLine {
  number: number;
  seat: number | null;
  kind: string;
  events: SeenEvent[];
  /** Duels, reckonings and the like in it, each drawn by itself below the line. */
  results: SeenEvent[][];
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
  const same = known?.events.length === line.events.length && known.results.length === line.results.length;
  if (known && same && known.round === line.round) return known;
  told.set(moment, line);
  return line;
}

/** The same told again at once is told once, with how often. */
export function runsOf(events: readonly SeenEvent[]): { event: SeenEvent; times: number }[] {
  const runs: { event: SeenEvent; times: number; text: string }[] = [];
  for (const event of events) {
    const text = JSON.stringify(event);
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ event, times: 1, text });
  }
  return runs;
}

/** So many sentences of one moment are read in a row. */
const IN_A_ROW = 3;

/** What is dealt, and whatever takes more sentences, has a line for each: nobody reads a wall of words. */
export function hasLineEach(line: LogLine, runs: readonly unknown[]): boolean {
  return line.kind === 'deal' || runs.length > IN_A_ROW;
}

export type Pictured = Pick<ResultsOf<never>, 'holds' | 'tells'>;

/** The events that tell results, each result by itself: one begins after anything else, or with what holds the screen. */
function resultsIn(events: SeenEvent[], { holds, tells }: Pictured): SeenEvent[][] {
  const results: SeenEvent[][] = [];
  events.forEach((one, at) => {
    if (!tells.includes(one.event)) return;
    const before = events[at - 1]?.event ?? '';
    const goesOn = tells.includes(before) && (before === one.event || !holds.includes(one.event));
    if (goesOn) results.at(-1)?.push(one);
    else results.push([one]);
  });
  return results;
}

const NONE: Pictured = { holds: [], tells: [] };

export function linesOf(moments: Moment[], quiet: readonly string[] = [], pictured: Pictured = NONE): LogLine[] {
  const lines: LogLine[] = [];
  let said: number | null = null;
  let heading: number | null = null;
  for (const moment of moments) {
    const { number, seat = null, kind, events = [], facts = {} } = moment;
    const heard = events.filter(({ event }) => !quiet.includes(event) && !pictured.tells.includes(event));
    const results = resultsIn(events, pictured);
    const words = wordsOf(facts);
    if (heard.length || results.length || words || (kind !== 'move' && kind !== 'deal')) {
      const told = { number, seat, kind, events: heard, results, words, facts: { ...facts, seat }, round: heading };
      lines.push(sameAsBefore(moment, told));
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
