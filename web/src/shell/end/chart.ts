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

export function highest(course: Course): number {
  return Math.max(1, ...course.values.flat());
}

export function lowest(course: Course): number {
  return Math.min(0, ...course.values.flat());
}

export function across(at: number, count: number, box: Box): number {
  const room = box.width - box.left - box.right;
  return box.left + (count > 1 ? (at / (count - 1)) * room : 0);
}

export function upward(value: number, course: Course, box: Box): number {
  const least = lowest(course);
  const share = (value - least) / (highest(course) - least);
  return box.height - box.bottom - share * (box.height - box.top - box.bottom);
}

/** A line that changes where the value does: a score jumps, it does not drift. */
export function line(values: number[], course: Course, box: Box): string {
  let path = '';
  values.forEach((value, at) => {
    const x = across(at, values.length, box).toFixed(1);
    const y = upward(value, course, box).toFixed(1);
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
export function scale(course: Course): number[] {
  const [least, most] = [lowest(course), highest(course)];
  const step = Math.max(1, Math.ceil((most - least) / 6));
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  return marks;
}
