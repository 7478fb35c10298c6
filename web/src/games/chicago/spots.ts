/** Where members stand in the drawing, 30 to a cell: the foot of the figure and its height. */
import type { Box, CityPlan } from './plan';

export interface Spot {
  x: number;
  y: number;
  height: number;
}

const C = 30;

/** In the street, in a casino, in a square house, in a narrow one. */
export function spotOf(plan: CityPlan, place: string): Spot {
  const box = plan.boxOf(place);
  const building = plan.byName.get(place);
  if (!building) return { x: (box.x + 0.5) * C, y: (box.y + 0.94) * C, height: 1.12 * C };
  if (building.kind === 'casino') return { x: middle(box) + 0.66 * C, y: (box.y + box.h) * C - 13.2, height: 1.28 * C };
  if (Math.min(box.w, box.h) > 1) return { x: (box.x + 1.34) * C, y: (box.y + box.h - 0.22) * C, height: 1.25 * C };
  if (box.h > box.w) return { x: middle(box), y: (box.y + 1.85) * C, height: C };
  return { x: (box.x + 1.42) * C, y: (box.y + box.h / 2 + 0.4) * C, height: C };
}

function middle(box: Box): number {
  return (box.x + box.w / 2) * C;
}

/** Several of a gang in one house: side by side, each a little behind the other. */
export function crowd(spot: Spot, count: number): Spot[] {
  const shown = Math.min(count, 3);
  return Array.from({ length: shown }, (_, at) => ({
    x: spot.x - (shown - 1 - at) * 9,
    y: spot.y - (shown - 1 - at) * 1.5,
    height: spot.height * (shown > 1 ? 0.9 : 1),
  }));
}

/** The middle of a place in cells, for flights and for the keyboard. */
export function centreOf(plan: CityPlan, place: string): readonly [number, number] {
  const box = plan.boxOf(place);
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** The nearest of `places` from `from` in a direction; straight ahead counts more than aside. */
export function neighbourOf(
  plan: CityPlan,
  from: string,
  places: readonly string[],
  dx: number,
  dy: number,
): string | null {
  const [x, y] = centreOf(plan, from);
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const [px, py] = centreOf(plan, place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const far = ahead + aside * 2.5;
    if (ahead > 0.2 && far < least) [best, least] = [place, far];
  }
  return best;
}
