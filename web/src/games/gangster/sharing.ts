/** Every update brings a whole new view. What is in it as before stays the same object, so that only the rest is redrawn. */
import type { GangsterView } from './view';

function keep<T>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Map(before.map((one) => [JSON.stringify(one), one]));
  return after.map((one) => known.get(JSON.stringify(one)) ?? one);
}

export function sharing(before: GangsterView | null, after: GangsterView): GangsterView {
  if (!before || before === after) return after;
  const [harbour] = keep([before.harbour], [after.harbour]);
  return {
    ...after,
    areas: keep(before.areas, after.areas),
    colours: keep(before.colours, after.colours),
    harbour: harbour ?? after.harbour,
  };
}
