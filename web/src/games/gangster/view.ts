// Made by `python scripts/view_types.py gangster` from games it looked at. Do not edit.

export interface Turn {
  number: number;
  seat: number;
  colour: string | null;
}

export interface Card {
  steps: number;
  open: boolean;
  routes: number[][];
  'motor routes': number[][] | null;
}

export interface Colour {
  colour: string;
  seat: number;
  car: string;
  aboard: number;
  reserve: number;
  trunk: string[];
  room: number;
  equipment: (string | null)[];
  cards: Card[];
  idle: number;
  'must drive': boolean;
  influence: number[];
}

export interface Table {
  number: number;
  rows: number;
  columns: number;
  places: (string | number)[];
}

export interface Standing {
  colour: string;
  gangsters: number;
  rank: number;
  'by rank': boolean;
  place: number | null;
  worth: string | number | null;
  points: number | null;
}

export interface Would {
  place: number | null;
  points: number | null;
}

export interface Area {
  area: string;
  x: number;
  y: number;
  connections: string[];
  district: boolean;
  table: Table | null;
  fields?: (string | null)[];
  next?: number | null;
  'end reached'?: boolean;
  doubled?: boolean;
  standing?: Standing[];
  would?: Would[];
}

export interface Lake {
  grey: number;
  green: number;
  yellow: number;
  brown?: number;
  blue?: number;
}

export interface Fitting {
  equipment: string;
  slots: string[];
  lost: string | null;
}

export interface Harbour {
  equipment: (string | null)[];
  supply: Record<'bodyguard' | 'motor' | 'tommy-gun' | 'trunk' | 'bumper' | 'door', number>;
  lake: Lake;
  fitting: Fitting[];
}

export interface Markers {
  laid: number;
  of: number;
}

export interface Pile {
  districts: string[];
  policemen: number;
}

export interface Line {
  colour: string;
  gangsters: number;
  rank: number;
  'by rank': boolean;
  place: number | null;
  worth: string | number | null;
  points: number;
}

export interface District {
  district: string;
  doubled: boolean;
  lines: Line[];
}

export interface Reckoning {
  stage: number;
  seat: number;
  casino: number;
  districts: District[];
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export interface GangsterView {
  viewer: number;
  players: number;
  stage: number;
  turn: Turn;
  influence: number[];
  colours: Colour[];
  areas: Area[];
  harbour: Harbour;
  markers: Markers;
  pile: Pile;
  casino: number[];
  reckoning: Reckoning | null;
  decisions: ((number[] | string | number)[])[];
  outcome: Outcome | null;
}
