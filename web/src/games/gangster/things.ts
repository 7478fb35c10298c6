/** Which words of a sentence are drawn: a colour (`grey`), or a colour with its points (`scores-grey-8`). */
import { isGang } from './colours';

export function gangIn(thing: string): { colour: string; points: number | null } | null {
  if (isGang(thing)) return { colour: thing, points: null };
  const [, colour, points] = /^scores-([a-z]+)-(\d+)$/.exec(thing) ?? [];
  return colour && points && isGang(colour) ? { colour, points: Number(points) } : null;
}
