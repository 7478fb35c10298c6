import type { Area, Colour, GangsterView } from '../../src/games/gangster/view';

export const AREAS: Area[] = [
  sampleArea('the-loop', ['north-side', 'gold-coast']),
  sampleArea('north-side', ['the-loop', 'west-side']),
  sampleArea('west-side', ['north-side', 'stickney']),
  sampleArea('stickney', ['west-side']),
  { area: 'gold-coast', x: 86, y: 48, connections: ['the-loop'], district: false, table: null },
];

export function sampleArea(area: string, connections: string[]): Area {
  return {
    area, x: 10, y: 10, connections, district: true,
    table: { number: 1, rows: 3, columns: 4, places: [7, '?', 2] },
    fields: Array.from({ length: 12 }, () => null),
    next: 1, end_reached: false, doubled: false, standing: [], would: [],
  }; // prettier-ignore
}

export function sampleCar(colour: Colour['colour'], seat: number, influence: number[]): Colour {
  return {
    colour, seat, car: 'the-loop', aboard: 7, reserve: 11, trunk: [], room: 1, equipment: ['door', null], cards: [],
    idle: 0, must_drive: false, influence,
  }; // prettier-ignore
}

export function sampleView(): GangsterView {
  return {
    viewer: 0, players: 2, stage: 2, turn: { number: 9, seat: 0, colour: 'grey' }, influence: [9, 4],
    if_scored: [{ points: 12, casinos: 1 }, { points: 4, casinos: 0 }], changes: [],
    colours: [sampleCar('grey', 0, [9, 5, 0]), sampleCar('green', 1, [4, 8, 0])],
    areas: AREAS,
    harbour: {
      equipment: ['door', 'motor', 'trunk'],
      supply: { bodyguard: 5, motor: 4, 'tommy-gun': 5, trunk: 4, bumper: 5, door: 3 },
      lake: { grey: 0, green: 0, yellow: 0 },
      fitting: [],
    },
    markers: { laid: 1, of: 8 }, pile: { districts: [], policemen: 2 }, casino: [1, 2], reckoning: null, decisions: [],
    outcome: null,
  }; // prettier-ignore
}
