/** What `data-thing` names on this board, taken apart. */
import type { GoalName } from './goals';

/** Endings that the log tells of, and the goals they are. */
const GOALS: Record<string, GoalName> = {
  'three-alike': 'alike', 'two-alike': 'alike', 'one-of-each': 'kinds', 'any-five': 'any', 'any-three': 'any',
}; // prettier-ignore

/** `red-7`, `bar@2` (at place 2), `goal-any@0` (of seat 0), `bullet@1`, `place-3@2` (the third place of the row at 2). */
export function readThing(thing: string): { id: string; at: number | null } {
  const [id = '', at] = thing.split('@');
  return { id, at: at === undefined ? null : Number(at) };
}

export function isGangster(id: string): boolean {
  return /^(red|blue|green|amber|violet)-\d+$/.test(id);
}

/** The free place of a row that is meant, from 1; null if it is something else. */
export function placeIn(id: string): number | null {
  const nth = /^place-(\d)$/.exec(id)?.[1];
  return nth === undefined ? null : Number(nth);
}

export function goalIn(id: string): GoalName | null {
  return GOALS[id] ?? (id.startsWith('goal-') ? (id.slice(5) as GoalName) : null);
}
