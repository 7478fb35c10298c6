/** What moves on the map: cars along their roads, gangsters between car and field. Coordinates are the map's. */
import type { Point } from '../../kit/geometry';
import type { SeenEvent } from '../../shell/board';
import type { MapLayout } from './layout';
import { wayOf } from './roads';

export const LEG_MS = 260;
export const HOP_MS = 420;

/** The route of a colour's drive in these news. */
export function routeIn(news: readonly SeenEvent[], colour: string): string[] | null {
  const drive = news.findLast(({ event, facts }) => event === 'car-driven' && facts['colour'] === colour);
  return drive ? (drive.facts['route'] as string[]) : null;
}

/** A car that has come from one spot to another, along its route if it drove. */
export function drive(
  element: Element,
  from: Point,
  to: Point,
  route: readonly string[] | null,
  layout: MapLayout,
): void {
  const half: Point = [layout.sizes.car / 2, layout.sizes.car * 0.3];
  const way = route ? wayOf(layout, route).map(([x, y]): Point => [x - half[0], y - half[1]]) : [];
  const inner = way.slice(2, -2);
  const points = [from, ...inner, to];
  const frames = points.map(([x, y]) => ({ transform: `translate(${x - to[0]}px, ${y - to[1]}px)` }));
  const legs = Math.max(1, (route?.length ?? 2) - 1);
  element.animate(frames, { duration: 200 + legs * LEG_MS, easing: 'ease-in-out' });
}

/** A gangster that has come from somewhere to where it stands now. */
export function hop(element: Element, from: Point, to: Point): void {
  const [x, y] = [from[0] - to[0], from[1] - to[1]];
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 26}px) scale(1.4)`, offset: 0.5 },
      { transform: 'translate(0, 0)' },
    ],
    { duration: HOP_MS, easing: 'ease-in-out' },
  );
}

/** How long the table needs for these news before the next ones. */
export function paceOf(news: readonly SeenEvent[]): number {
  let pace = 0;
  for (const { event, facts } of news) {
    if (event === 'car-driven') pace += 350 + ((facts['route'] as string[]).length - 1) * LEG_MS;
    else if (event === 'gangster-unloaded' || event === 'gangster-loaded') pace += HOP_MS + 150;
    else if (event === 'car-pushed' || event === 'trunk-dumped') pace += HOP_MS;
    else if (event === 'marker-laid' || event === 'equipment-taken') pace += 250;
  }
  return pace;
}
