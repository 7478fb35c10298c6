/**
 * Ways through the streets, from what the view says can be reached. A way is a row of offered steps; it is cut where
 * the rules ask something on the way (an ally's house, for two players), so that all of it can be handed in together.
 */
import { readAction } from './actions';
import { gangNamed } from './gangs';
import type { CityPlan } from './plan';
import type { ChicagoView, Meets } from './view';

/** A member that can be sent, or placed. */
export interface Mover {
  place: string;
  rings: number;
  /** So many of the same strength stand there. */
  count: number;
}

export interface Destination {
  place: string;
  cost: number;
  actions: string[];
  /** The places on the way, the last one included. */
  path: string[];
  meets: Meets | null;
}

/** Whoever can take a step now, as the offers say. */
export function moversOf(actions: readonly string[], view: ChicagoView): Mover[] {
  const movers = new Map<string, Mover>();
  for (const text of actions) {
    const action = readAction(text);
    if (action.kind !== 'move' && action.kind !== 'send') continue;
    const crew = view.reach.find((one) => one.from === action.from)?.rings ?? [];
    const rings = action.kind === 'send' ? action.rings : (crew.at(-1) ?? 1);
    const count = crew.filter((one) => one === rings).length;
    movers.set(moverKey({ place: action.from, rings }), { place: action.from, rings, count });
  }
  return [...movers.values()];
}

/** The steps that a member is offered. */
export function stepsOf(mover: Mover, actions: readonly string[]): string[] {
  return actions.filter((text) => {
    const action = readAction(text);
    if (action.kind === 'move') return action.from === mover.place;
    return action.kind === 'send' && action.from === mover.place && action.rings === mover.rings;
  });
}

export function moverKey(mover: { place: string; rings: number }): string {
  return `${mover.place} ${mover.rings}`;
}

/** Everything the mover can reach with the points left, the nearest first; a further stop never costs less. */
export function destinationsOf(
  mover: Mover,
  offered: ReadonlySet<string>,
  view: ChicagoView,
  plan: CityPlan,
): Destination[] {
  const reach = view.reach.find((one) => one.from === mover.place);
  if (!reach) return [];
  const found: Destination[] = [];
  const known = new Map<string, Destination>();
  reach.to.forEach((layer, at) => {
    for (const [place, via] of Object.entries(layer)) {
      const before = known.get(via);
      if (at > 0 && !before) continue;
      const step = stepText(mover, before ? via : mover.place, place, view, plan);
      if (!before && !offered.has(step)) continue;
      if (before && asksOnTheWay(via, view)) continue;
      const destination: Destination = {
        place,
        cost: at + 1,
        actions: [...(before?.actions ?? []), step],
        path: [...(before?.path ?? []), place],
        meets: view.meets[place] ?? null,
      };
      known.set(place, destination);
      found.push(destination);
    }
  });
  return found;
}

/** From where somebody reaches this place for the fewest points; null where nobody does, or nobody moves now. */
export function nearestTo(place: string, { reach }: ChicagoView): { from: string; points: number } | null {
  const found = reach.flatMap(({ from, to }) => {
    const at = to.findIndex((layer) => place in layer);
    return at < 0 ? [] : [{ from, points: at + 1 }];
  });
  return found.sort((one, other) => one.points - other.points)[0] ?? null;
}

/** Out of a crowded house it is said who goes. */
export function stepText(mover: Mover, from: string, to: string, view: ChicagoView, plan: CityPlan): string {
  if (view.crowded_houses && plan.isBuilding(from)) return `send ${mover.rings} from ${from} to ${to}`;
  return `move ${from} to ${to}`;
}

/** An ally's house asks whether it changes hands: the way ends there. */
function asksOnTheWay(place: string, view: ChicagoView): boolean {
  const meets = view.meets[place];
  if (!meets?.seizes || !meets.from) return false;
  return gangNamed(view, meets.from)?.seat === gangNamed(view, view.turn)?.seat;
}

/** How likely the mover is left there alone, against everybody inside; null where nobody is met, or too many. */
export function oddsOf(rings: number, meets: Meets | null): number | null {
  return meets?.holds?.[rings - 1] ?? null;
}
