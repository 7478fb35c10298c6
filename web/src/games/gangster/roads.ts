/** Roads as curves: to draw them, to mark the steps of a drive, and to move a car along them. */
import type { Point } from '../../kit/geometry';
import type { Box, MapLayout, Road } from './layout';

export function pathOf({ points: [a, b, c, d] }: Road): string {
  return `M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}`;
}

export function pointOn({ points: [a, b, c, d] }: Road, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [at(0), at(1)];
}

/** A road and whether it is driven from its end to its beginning. */
export interface Leg {
  road: Road;
  back: boolean;
}

export function legsOf(layout: MapLayout, route: readonly string[]): Leg[] {
  return route.slice(1).flatMap((to, at) => {
    const from = route[at];
    const road = layout.roads.find(
      (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
    );
    return road ? [{ road, back: road.from !== from }] : [];
  });
}

function inside([x, y]: Point, box: Box | undefined): boolean {
  return box !== undefined && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** The middle of what can be seen of a road between its two tiles. */
export function visibleMiddle(layout: MapLayout, road: Road): Point {
  const [from, to] = [layout.boxes.get(road.from), layout.boxes.get(road.to)];
  const open = Array.from({ length: 41 }, (_, at) => at / 40).filter((t) => {
    const point = pointOn(road, t);
    return !inside(point, from) && !inside(point, to);
  });
  return pointOn(road, open[Math.floor(open.length / 2)] ?? 0.5);
}

/** Points along a route, a few for each road, both ends included. */
export function wayOf(layout: MapLayout, route: readonly string[], each = 8): Point[] {
  const legs = legsOf(layout, route);
  const points: Point[] = [];
  for (const { road, back } of legs)
    for (let at = points.length ? 1 : 0; at <= each; at += 1)
      points.push(pointOn(road, back ? 1 - at / each : at / each));
  return points;
}
