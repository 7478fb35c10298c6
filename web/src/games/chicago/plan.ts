/** The city plan, drawn once: it never changes while a game lasts. Lengths are cells, 24 by 24. */
import box from './plan.json';
import type { ChicagoView } from './view';

export type Cell = readonly number[];

export interface Street {
  name: string;
  cell: Cell;
  kind: string;
}

export interface Building {
  name: string;
  kind: string;
  quarter: string;
  value: number;
  printed: string | null;
  square: boolean;
  cells: readonly Cell[];
  doors: readonly string[];
}

export interface PlanData {
  version: string;
  movement_die: readonly number[];
  fighting_dice: readonly (readonly number[])[];
  streets: readonly Street[];
  buildings: readonly Building[];
  islands: readonly Cell[];
  parks: readonly Cell[];
  values?: readonly number[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Door {
  x: number;
  y: number;
  /** Degrees clockwise; at 0 it leads upwards. */
  turn: number;
  building: string;
}

export const RASTER = 24;
/** Columns go by letters, rows by numbers. */
export const COLUMNS = 'abcdefghijklmnopqrstuvwx';

export class CityPlan {
  readonly streets: readonly Street[];
  readonly buildings: readonly Building[];
  readonly islands: readonly Cell[];
  readonly parks: readonly Cell[];
  readonly dice: readonly (readonly number[])[];
  readonly mostPoints: number;
  readonly leastPoints: number;
  /** Where each place lies. */
  readonly boxes = new Map<string, Box>();
  readonly byName = new Map<string, Building>();
  readonly streetNamed = new Map<string, Street>();
  readonly doors: readonly Door[];
  /** What a member is worth, by its rings less one. */
  readonly values: readonly number[];

  constructor(data: PlanData) {
    this.streets = data.streets;
    this.buildings = data.buildings;
    this.islands = data.islands;
    this.parks = data.parks;
    this.dice = data.fighting_dice;
    this.values = data.values ?? box.values;
    this.mostPoints = Math.max(...data.movement_die);
    this.leastPoints = Math.min(...data.movement_die);
    for (const street of data.streets) {
      this.streetNamed.set(street.name, street);
      this.boxes.set(street.name, boxOf([street.cell]));
    }
    for (const building of data.buildings) {
      this.byName.set(building.name, building);
      this.boxes.set(building.name, boxOf(building.cells));
    }
    this.doors = data.buildings.flatMap((building) => this.#doorsOf(building));
  }

  boxOf(place: string): Box {
    return this.boxes.get(place) ?? { x: 0, y: 0, w: 1, h: 1 };
  }

  /** The field by whose name a place is found: for a house its first corner. */
  fieldOf(place: string): string {
    const { x, y } = this.boxOf(place);
    return `${COLUMNS[x] ?? ''}-${y + 1}`;
  }

  isBuilding(place: string): boolean {
    return this.byName.has(place);
  }

  worth(rings: number): number {
    return this.values[rings - 1] ?? 0;
  }

  /** CH-71: the bars of a quarter that pay threefold together: those worth 1,000 and those worth 2,000. */
  setOf(quarter: string, value: number): readonly Building[] {
    return this.buildings.filter((one) => one.quarter === quarter && one.kind !== 'casino' && one.value === value);
  }

  /** An arrow astride the kerb, pointing from the street into the house. */
  #doorsOf(building: Building): Door[] {
    const within = new Set(building.cells.map((cell) => cell.join()));
    return building.doors.flatMap((door) => {
      const [x = 0, y = 0] = this.streetNamed.get(door)?.cell ?? [];
      const way = STEPS.find(([dx, dy]) => within.has(`${x + dx},${y + dy}`));
      if (!way) return [];
      const [dx, dy, turn] = way;
      return [{ x: x + 0.5 + dx / 2, y: y + 0.5 + dy / 2, turn, building: building.name }];
    });
  }
}

const STEPS: readonly (readonly [number, number, number])[] = [
  [0, -1, 0],
  [1, 0, 90],
  [0, 1, 180],
  [-1, 0, 270],
];

function boxOf(cells: readonly Cell[]): Box {
  const xs = cells.map((cell) => cell[0] ?? 0);
  const ys = cells.map((cell) => cell[1] ?? 0);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

const ours = new CityPlan(box);
const others = new WeakMap<object, CityPlan>();

/** The plan of this game: the house's own, or one that came with the view because somebody brought another box. */
export function planOf(view: ChicagoView): CityPlan {
  const { ground } = view;
  if (!ground) return ours;
  let plan = others.get(ground);
  if (!plan) others.set(ground, (plan = new CityPlan(ground)));
  return plan;
}
