/** What `data-thing` and the sentences of the log name, taken apart. */
import { isGang } from './colours';

export const EQUIPMENT = ['bodyguard', 'motor', 'tommy-gun', 'trunk', 'bumper', 'door'];

/** Which words of a sentence are drawn: a colour (`grey`), or a colour with its points (`scores-grey-8`). */
export function gangIn(thing: string): { colour: string; points: number | null } | null {
  if (isGang(thing)) return { colour: thing, points: null };
  const [, colour, points] = /^scores-([a-z]+)-(\d+)$/.exec(thing) ?? [];
  return colour && points && isGang(colour) ? { colour, points: Number(points) } : null;
}

/** A single gangster, where it stands on the map. */
export const gangsterOn = (colour: string, district: string, field: number): string => `${colour}@${district}-${field}`;

/**
 * `car@grey`, `move-2@grey` (a movement card of grey's), `seat@0`; `grey`, `scores-grey-8` and `grey@cicero-3` are
 * gangsters, the last one that on a field of a district.
 */
export function readThing(thing: string): { id: string; of: string; steps: number; district?: string; field?: number } {
  const [id = '', of = ''] = thing.split('@');
  const gang = gangIn(id);
  if (gang) {
    const [, district, field] = /^(.+)-(\d+)$/.exec(of) ?? [];
    const stands = district ? { district, field: Number(field) } : {};
    return { id: 'gangster', of: gang.colour, steps: 0, ...stands };
  }
  const steps = /^move-(\d+)$/.exec(id)?.[1];
  return { id: steps ? 'move' : id, of, steps: Number(steps ?? 0) };
}
