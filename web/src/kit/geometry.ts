/** Shapes that several drawings share, as SVG paths. */

export type Point = readonly [x: number, y: number];

/** The point at `degrees` on a circle; 0 is to the right, 90 below. */
export function onCircle(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(radians), centre[1] + radius * Math.sin(radians)];
}

function written(point: Point, between = ' '): string {
  return `${+point[0].toFixed(1)}${between}${+point[1].toFixed(1)}`;
}

/** Every second of `count` sectors: the rays of our posters, cards and hexagons. */
export function rays(centre: Point, radius: number, count: number, from = 0, to = 360): string {
  const step = (to - from) / count;
  let path = '';
  for (let at = 0; at < count; at += 2) {
    const one = onCircle(centre, radius, from + at * step);
    const other = onCircle(centre, radius, from + (at + 1) * step);
    path += `M${written(centre)}L${written(one)}L${written(other)}Z`;
  }
  return path;
}

/** A flat-topped hexagon that fills `width` by `height`, drawn in by `inset`. */
export function hexagon(width: number, height: number, inset = 0): string {
  const side = inset * 0.58;
  const tip = inset * 1.155;
  const points: Point[] = [
    [width * 0.25 + side, inset],
    [width * 0.75 - side, inset],
    [width - tip, height / 2],
    [width * 0.75 - side, height - inset],
    [width * 0.25 + side, height - inset],
    [tip, height / 2],
  ];
  return points.map((point) => written(point, ',')).join(' ');
}

/** A ring's sector between two radii: the pockets of a roulette wheel. */
export function pocket(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => written(onCircle([0, 0], radius, degrees));
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A star of `points` points. */
export function star(centre: Point, radius: number, points = 5, waist = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    written(onCircle(centre, at % 2 ? radius * waist : radius, -90 + (at * 180) / points)),
  );
  return `M${corners.join('L')}Z`;
}

/** A frame with stepped corners, as panels and plaques have them. */
export function stepped(width: number, height: number, step: number, inset = 0.5): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  return (
    `M${left + 2 * step} ${top}H${right - 2 * step}V${top + step}H${right - step}V${top + 2 * step}H${right}` +
    `V${bottom - 2 * step}H${right - step}V${bottom - step}H${right - 2 * step}V${bottom}H${left + 2 * step}` +
    `V${bottom - step}H${left + step}V${bottom - 2 * step}H${left}V${top + 2 * step}H${left + step}V${top + step}H${left + 2 * step}Z`
  );
}
