/** What a place that is not lit is asked about: the action that it would be, for the rules to say why not. */
import type { Asked } from './asked';
import { gangNamed } from './gangs';
import type { CityPlan } from './plan';
import { centreOf } from './spots';
import type { ChicagoView } from './view';
import { stepText, type Mover } from './ways';

export interface Barring {
  view: ChicagoView;
  plan: CityPlan;
  asked: Asked;
  /** Whoever can go, and the one that is chosen. */
  movers: readonly Mover[];
  mover: Mover | null;
  /** The strength of the one that is placed. */
  rings: number | null;
}

/** Null where nothing can be asked: it can be reached, or has nothing to do with the question. */
export function barredAt(place: string, { view, plan, asked, movers, mover, rings }: Barring): string | null {
  if (asked.prompt === 'move') {
    const goes = mover ?? (reachedBy(view).has(place) ? null : closest(place, movers, plan));
    return goes && goes.place !== place ? stepText(goes, goes.place, place, view, plan) : null;
  }
  if (!plan.isBuilding(place)) return null;
  if (asked.prompt === 'place') return rings === null ? null : `place ${rings} in ${place}`;
  if (asked.prompt === 'colour') return place.endsWith('-casino') ? `take ${place.replace('-casino', '')}` : null;
  const [from] = Object.keys(gangNamed(view, asked.gang)?.members ?? {});
  return asked.prompt === 'turn' && from !== undefined && from !== place ? `move ${from} to ${place}` : null;
}

const reached = new WeakMap<ChicagoView['reach'], ReadonlySet<string>>();

/** What anybody can reach. */
function reachedBy({ reach }: ChicagoView): ReadonlySet<string> {
  let places = reached.get(reach);
  if (!places) {
    places = new Set(reach.flatMap(({ from, to }) => [from, ...to.flatMap((layer) => Object.keys(layer))]));
    reached.set(reach, places);
  }
  return places;
}

function closest(place: string, movers: readonly Mover[], plan: CityPlan): Mover | null {
  const [x, y] = centreOf(plan, place);
  const far = (one: Mover): number => {
    const [left, top] = centreOf(plan, one.place);
    return Math.abs(left - x) + Math.abs(top - y);
  };
  return movers.reduce<Mover | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
