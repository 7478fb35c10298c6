/** The course of a game as lines: one value a seat and moment. */
export interface Course {
  /** By seat, then by moment. */
  values: number[][];
  /** The round of each moment, where the title counts rounds. */
  rounds: (number | null)[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Dashes, so that lines differ by more than their colour. */
export const DASHES = ['', '9 4', '3 4', '14 4 3 4', '1 5', '6 3'] as const;

export interface Range {
  least: number;
  most: number;
}

/** From zero, or from below it, to a round number above all values. Looked up once: a long game has thousands. */
export function rangeOf(course: Course): Range {
  let [least, most] = [0, 1];
  for (const values of course.values) {
    for (const value of values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  const step = stepOf({ least, most });
  return { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step };
}

/** Five or six marks at 1, 2 or 5 of a kind. */
function stepOf({ least, most }: Range): number {
  const rough = (most - least) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, power * ([1, 2, 5, 10].find((nice) => nice * power >= rough) ?? 10));
}

export function across(at: number, count: number, box: Box): number {
  const room = box.width - box.left - box.right;
  return box.left + (count > 1 ? (at / (count - 1)) * room : 0);
}

export function upward(value: number, { least, most }: Range, box: Box): number {
  const share = (value - least) / (most - least);
  return box.height - box.bottom - share * (box.height - box.top - box.bottom);
}

/** A line that changes where the value does: a score jumps, it does not drift. */
export function line(values: number[], range: Range, box: Box): string {
  let path = '';
  values.forEach((value, at) => {
    const x = across(at, values.length, box).toFixed(1);
    const y = upward(value, range, box).toFixed(1);
    if (at === 0) path += `M${x} ${y}`;
    else if (value !== values[at - 1]) path += `H${x}V${y}`;
    else if (at === values.length - 1) path += `H${x}`;
  });
  return path;
}

/** Where each round begins. */
export function roundMarks(rounds: (number | null)[]): { round: number; at: number }[] {
  const marks: { round: number; at: number }[] = [];
  rounds.forEach((round, at) => {
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ round, at });
  });
  return marks;
}

/** A few whole numbers for the axis. */
export function scale(range: Range): number[] {
  const step = stepOf(range);
  const marks: number[] = [];
  for (let mark = range.least; mark <= range.most; mark += step) marks.push(mark);
  return marks;
}
