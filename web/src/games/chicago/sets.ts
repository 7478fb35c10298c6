/** How much of a set a gang holds: counted on the plan, as the rules pay it. */
import type { CityPlan } from './plan';
import type { ChicagoView } from './view';

export interface HeldSet {
  held: number;
  all: number;
  houses: string[];
}

export function heldOf(view: ChicagoView, plan: CityPlan, gang: string, value: number): HeldSet {
  const houses = plan.setOf(gang, value).map(({ name }) => name);
  return { held: houses.filter((name) => view.owners[name] === gang).length, all: houses.length, houses };
}
