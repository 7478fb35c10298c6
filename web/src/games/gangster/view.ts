// Made by `python -m backroom.server.typescript gangster` from the types in Python. Do not edit.

/** Whose turn it is; before a colour is chosen it has none. */
export interface Turn {
  number: number;
  seat: number;
  colour: "blue" | "brown" | "green" | "grey" | "yellow" | null;
}

/** What a player would get if the day of reckoning were today: `casinos` times the casino number comes on top. */
export interface IfScored {
  points: number;
  casinos: number;
}

/** What a colour would score in a district, before a draft and after it; None where the casino number says it. */
export interface Changed {
  colour: "blue" | "brown" | "green" | "grey" | "yellow";
  before: number | null;
  after: number | null;
}

/** A district in which a draft changes what would be scored now. */
export interface Change {
  district: string;
  doubled: boolean;
  lines: Changed[];
}

/** A movement card and where it leads, for it alone and with the motor. Areas go by their number in `areas`. */
export interface Card {
  steps: number;
  open: boolean;
  routes: number[][];
  motor_routes: number[][] | null;
}

/** A gangster board, its car and its cards; `influence` is by stage. */
export interface Colour {
  colour: "blue" | "brown" | "green" | "grey" | "yellow";
  seat: number;
  car: string;
  aboard: number;
  reserve: number;
  trunk: ("blue" | "brown" | "green" | "grey" | "yellow")[];
  room: number;
  equipment: ("bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk" | null)[];
  cards: Card[];
  idle: number;
  must_drive: boolean;
  influence: number[];
}

/** The point table of a district: what each place says, `?` for the casino number. */
export interface Table {
  number: number;
  rows: number;
  columns: number;
  places: (number | "?")[];
}

/** How a colour stands now; no points while they hang on the casino number. */
export interface Standing {
  colour: "blue" | "brown" | "green" | "grey" | "yellow";
  gangsters: number;
  rank: number;
  by_rank: boolean;
  place: number | null;
  worth: number | "?" | null;
  points: number | null;
}

/** A colour's place and points if one more of it stood on the next field. */
export interface Would {
  place: number | null;
  points: number | null;
}

/** An area of the map; with a table also who stands on its fields, and what that would score now. `would` is in the order of `colours`. */
export interface Area {
  area: string;
  x: number;
  y: number;
  connections: string[];
  district: boolean;
  table: Table | null;
  fields?: ("blue" | "brown" | "green" | "grey" | "yellow" | null)[];
  next?: number | null;
  end_reached?: boolean;
  doubled?: boolean;
  standing?: Standing[];
  would?: Would[];
}

/** What an open equipment would make of the slots of the colour whose turn it is. */
export interface Fitting {
  equipment: "bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk";
  slots: ("bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk" | null)[];
  lost: "bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk" | null;
}

/** The Gold Coast: equipment that lies open, what is left of each, who lies in the lake. */
export interface Harbour {
  equipment: ("bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk" | null)[];
  supply: Record<"bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk", number>;
  lake: Partial<Record<"blue" | "brown" | "green" | "grey" | "yellow", number>>;
  fitting: Fitting[];
}

/** Double markers: how many lie, of how many. */
export interface Markers {
  laid: number;
  of: number;
}

/** What is left in the pile of district cards. */
export interface Pile {
  districts: string[];
  policemen: number;
}

/** What a colour got on a day of reckoning. */
export interface Line {
  colour: "blue" | "brown" | "green" | "grey" | "yellow";
  gangsters: number;
  rank: number;
  by_rank: boolean;
  place: number | null;
  worth: number | "?" | null;
  points: number;
}

/** What a district scored on a day of reckoning, the first place first. */
export interface District {
  district: string;
  doubled: boolean;
  lines: Line[];
}

/** The last day of reckoning: who brought it about, the casino number, every district. */
export interface Reckoning {
  stage: number;
  seat: number;
  casino: number;
  districts: District[];
}

/** How the game ended: why, who won, and each seat's score. */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

/** The whole table: everything lies open. `if_scored` is by seat; `changes` is told of a draft only. */
export interface GangsterView {
  viewer: number;
  players: number;
  stage: number;
  turn: Turn;
  influence: number[];
  if_scored: IfScored[];
  changes: Change[];
  colours: Colour[];
  areas: Area[];
  harbour: Harbour;
  markers: Markers;
  pile: Pile;
  casino: number[];
  reckoning: Reckoning | null;
  decisions: ((string | number | number[])[])[];
  outcome: Outcome | null;
}
