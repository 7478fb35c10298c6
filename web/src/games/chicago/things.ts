/** What `data-thing` and the sentences of the log name on this board, taken apart. */
import { crewsOf, GANGS } from './gangs';
import { GOALS, type GoalName } from './goals';
import type { ChicagoView } from './view';

/** Endings that the log tells of, and the goals they are. */
const ENDS: Record<string, GoalName> = {
  'casinos-held': 'goal-casinos', 'square-held': 'goal-square', 'fours-held': 'goal-fours',
}; // prettier-ignore

/** `red-bar-3`, `member@f-12` (who stands there), `hire-2`, `waiting-2@red`, `set-1000@red`, `goal-square@0`, `seat@0`. */
export function readThing(thing: string): { id: string; of: string; n: number } {
  const [id = '', of = ''] = thing.split('@');
  const [, counted, n] = /^(hire|set|waiting)-(\d+)$/.exec(id) ?? [];
  return { id: counted ?? id, of, n: Number(n ?? 0) };
}

export function goalIn(id: string): GoalName | null {
  return ENDS[id] ?? GOALS.find((goal) => goal === id) ?? null;
}

export function isGangName(id: string): boolean {
  return (GANGS as readonly string[]).includes(id);
}

/** What is to be asked about at each of these places, and wherever somebody stands: who stands there, else the place. */
export function thingsOn(view: ChicagoView, places: readonly string[]): { place: string; thing: string }[] {
  const crews = crewsOf(view);
  const all = new Set([...places, ...crews.keys()]);
  return [...all].map((place) => ({ place, thing: crews.has(place) ? `member@${place}` : place }));
}
