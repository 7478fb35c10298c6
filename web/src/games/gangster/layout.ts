/**
 * Where everything lies on the map: one drawing for wide screens, one for tall ones, one for low ones. Tables differ in
 * size from game to game, so the districts of a column share its height. Districts of an own board stand where its file
 * says.
 */
import type { Point } from '../../kit/geometry';
import type { Area, GangsterView } from './view';

export interface Sizes {
  field: number;
  place: number;
  least: number;
  pad: number;
  name: number;
  nameAt: number;
  pennant: Point;
  numeral: number;
  emblem: number;
  token: number;
  coin: number;
  car: number;
  numbers: boolean;
}

export const WIDE: Sizes = {
  field: 22, place: 25, least: 106, pad: 8, name: 15, nameAt: 17, pennant: [22, 32], numeral: 16, emblem: 8.6,
  token: 9.4, coin: 13, car: 68, numbers: true,
}; // prettier-ignore
export const TALL: Sizes = {
  field: 17, place: 19, least: 82, pad: 6, name: 13, nameAt: 14, pennant: [17.5, 27], numeral: 14, emblem: 7.6,
  token: 7.3, coin: 10.5, car: 46, numbers: false,
}; // prettier-ignore

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cubic from one area to another. */
export interface Road {
  from: string;
  to: string;
  points: readonly [Point, Point, Point, Point];
}

export type SheetName = 'wide' | 'tall' | 'low';

export interface MapLayout {
  width: number;
  height: number;
  sheet: SheetName;
  /** Large enough to point at single fields and cards. */
  wide: boolean;
  /** The middle of the clock. */
  clock: Point;
  /** How large the ground under it is, and how far it lies to the right. */
  ground: { width: number; height: number; right: number };
  sizes: Sizes;
  boxes: ReadonlyMap<string, Box>;
  roads: readonly Road[];
}

interface Column {
  areas: readonly (readonly [name: string, x: number])[];
  top: number;
  bottom: number;
}

interface Sheet {
  width: number;
  height: number;
  clock: Point;
  ground: MapLayout['ground'];
  columns: readonly Column[];
  harbour: Box;
  /** Shifts of the control points from both ends, for roads that are not straight. */
  bends: Readonly<Record<string, readonly [Point, Point]>>;
}

const WIDE_SHEET: Sheet = {
  width: 884,
  height: 648,
  clock: [806, 72],
  ground: { width: 884, height: 648, right: 0 },
  columns: [
    {
      areas: [
        ['west-side', 122],
        ['cicero', 172],
        ['stickney', 108],
      ],
      top: 110,
      bottom: 608,
    },
    {
      areas: [
        ['north-side', 352],
        ['greek-town', 330],
        ['little-italy', 342],
      ],
      top: 12,
      bottom: 560,
    },
    {
      areas: [
        ['the-loop', 545],
        ['chinatown', 523],
        ['south-side', 520],
      ],
      top: 74,
      bottom: 612,
    },
    { areas: [['little-africa', 716]], top: 352, bottom: 506 },
  ],
  harbour: { x: 656, y: 172, width: 220, height: 122 },
  bends: {
    'stickney west-side': [
      [-86, -110],
      [-92, 84],
    ],
    'stickney little-africa': [
      [82, 132],
      [-76, 236],
    ],
    'gold-coast little-africa': [
      [14, 68],
      [54, -56],
    ],
    'stickney little-italy': [
      [72, -20],
      [-82, 54],
    ],
  },
};

const TALL_SHEET: Sheet = {
  width: 390,
  height: 520,
  clock: [58, 58],
  ground: { width: 390, height: 520, right: 0 },
  columns: [
    { areas: [['west-side', 58], ['cicero', 58], ['stickney', 60]], top: 114, bottom: 512 },
    { areas: [['north-side', 184], ['greek-town', 184], ['little-italy', 184], ['south-side', 184]], top: 6, bottom: 512 },
    { areas: [['the-loop', 310], ['chinatown', 312], ['little-africa', 310]], top: 104, bottom: 512 },
  ],
  harbour: { x: 258, y: 8, width: 126, height: 84 },
  bends: {
    'stickney west-side': [[-63, -60], [-61, 52]],
    'stickney little-africa': [[30, 90], [-36, 86]],
    'gold-coast little-africa': [[72, 90], [72, -100]],
    'stickney little-italy': [[50, -27], [-64, 47]],
  },
}; // prettier-ignore

/** A phone on its side: the sizes of the tall one, so that names stay legible. */
const LOW_SHEET: Sheet = {
  width: 548,
  height: 390,
  clock: [472, 50],
  ground: { width: 390, height: 520, right: 118 },
  columns: [
    { areas: [['west-side', 56], ['cicero', 56], ['stickney', 56]], top: 3, bottom: 387 },
    { areas: [['north-side', 194], ['greek-town', 194], ['little-italy', 194]], top: 3, bottom: 387 },
    { areas: [['the-loop', 318], ['chinatown', 318], ['south-side', 318]], top: 3, bottom: 387 },
    { areas: [['little-africa', 446]], top: 236, bottom: 384 },
  ],
  harbour: { x: 407, y: 102, width: 126, height: 84 },
  bends: {
    'stickney west-side': [[-62, -60], [-62, 60]],
    'stickney little-africa': [[70, 80], [-90, 88]],
  },
}; // prettier-ignore

const SHEETS: Record<SheetName, Sheet> = { wide: WIDE_SHEET, tall: TALL_SHEET, low: LOW_SHEET };

export function headOf(sizes: Sizes): number {
  return sizes.nameAt + 8 + sizes.pennant[1] + 5;
}

/** How large a district's tile is; a closed one has no table. */
export function tileSize(area: Area, sizes: Sizes): { width: number; height: number } {
  const { table } = area;
  if (!table) return { width: sizes.least + 2 * sizes.pad, height: headOf(sizes) };
  const inside = Math.max(table.columns * sizes.field, table.places.length * sizes.place, sizes.least);
  return { width: inside + 2 * sizes.pad, height: headOf(sizes) + table.rows * sizes.field + sizes.pad };
}

/** The middle of a field, counted from 1, from the tile's corner. */
export function fieldAt(area: Area, field: number, width: number, sizes: Sizes): Point {
  const columns = area.table?.columns ?? 1;
  const left = width / 2 - (columns * sizes.field) / 2;
  const column = (field - 1) % columns;
  const row = Math.floor((field - 1) / columns);
  return [left + (column + 0.5) * sizes.field, headOf(sizes) + (row + 0.5) * sizes.field];
}

export const middle = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

function boxesOf(view: GangsterView, sheet: Sheet, sizes: Sizes): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { areas, top, bottom } of sheet.columns) {
    const there = areas.flatMap(([name, x]) => {
      const area = view.areas.find((one) => one.area === name);
      return area ? [{ name, x, ...tileSize(area, sizes) }] : [];
    });
    const used = there.reduce((sum, one) => sum + one.height, 0);
    const gap = there.length > 1 ? Math.min(74, (bottom - top - used) / (there.length - 1)) : 0;
    let y = top + (bottom - top - used - gap * (there.length - 1)) / 2;
    for (const { name, x, width, height } of there) {
      boxes.set(name, { x: x - width / 2, y, width, height });
      y += height + gap;
    }
  }
  for (const area of view.areas) {
    if (boxes.has(area.area)) continue;
    const { width, height } = area.district ? tileSize(area, sizes) : sheet.harbour;
    const x = 70 + (area.x / 100) * (sheet.width - 140) - width / 2;
    const y = 80 + ((70 - area.y) / 70) * (sheet.height - 160) - height / 2;
    boxes.set(area.area, area.district ? { x, y, width, height } : sheet.harbour);
  }
  return boxes;
}

function roadsOf(view: GangsterView, boxes: ReadonlyMap<string, Box>, sheet: Sheet): Road[] {
  const roads: Road[] = [];
  for (const { area: from, connections } of view.areas) {
    for (const to of connections) {
      const [one, other] = [boxes.get(from), boxes.get(to)];
      if (!one || !other || roads.some((road) => road.from === to && road.to === from)) continue;
      const straight = sheet.bends[`${from} ${to}`];
      const back = sheet.bends[`${to} ${from}`];
      if (back) continue;
      const [a, b] = [middle(one), middle(other)];
      const bend = straight ?? [
        [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3],
        [(a[0] - b[0]) / 3, (a[1] - b[1]) / 3],
      ];
      roads.push({
        from,
        to,
        points: [a, [a[0] + bend[0][0], a[1] + bend[0][1]], [b[0] + bend[1][0], b[1] + bend[1][1]], b],
      });
    }
  }
  return roads;
}

/** Which drawing fits a board of this width; on a low screen only a narrow board is scrolled. */
export function sheetFor(width: number, low: boolean): SheetName {
  if (low) return width >= 420 ? 'low' : 'tall';
  return width >= 640 ? 'wide' : 'tall';
}

export function layOut(view: GangsterView, name: SheetName): MapLayout {
  const sheet = SHEETS[name];
  const wide = name === 'wide';
  const sizes = wide ? WIDE : TALL;
  const boxes = boxesOf(view, sheet, sizes);
  const { width, height, clock, ground } = sheet;
  return { width, height, sheet: name, wide, clock, ground, sizes, boxes, roads: roadsOf(view, boxes, sheet) };
}

/** Where a car parks: below its district or, on a tall map, beside it; on the pier at the harbour. */
export function parkingAt(layout: MapLayout, area: string, slot: number, harbour: string): Point {
  const box = layout.boxes.get(area);
  const { car } = layout.sizes;
  if (!box) return [0, 0];
  if (area === harbour)
    return layout.wide
      ? [box.x + 146 - slot * 54, box.y + box.height - 4]
      : [box.x + 78 - slot * 32, box.y + box.height - 6];
  if (layout.wide) {
    const [left, right] = [-car - 4, box.width + 2];
    const beside: Point[] = box.x + left < 0
      ? [[right, -14], [right, -50], [right, -86]]
      : [[left, -14], [right, -14], [left, -50]]; // prettier-ignore
    const spots: readonly Point[] = [[-4, -2], [box.width - car + 8, -2], ...beside];
    const [x, y] = spots[slot] ?? [0, 0];
    return [box.x + x, box.y + box.height + y];
  }
  const right = box.x < 100;
  return [right ? box.x + box.width - 10 : box.x - car + 12, box.y + box.height - 32 - slot * 27];
}
