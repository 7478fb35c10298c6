// Made by `python -m backroom.server.typescript chicago` from the types in Python. Do not edit.

/** What a gang would be paid now, and what would go unpaid. */
export interface Income {
  buildings: number;
  sets: number;
  unguarded: number;
}

/** A gang; if nobody plays it, nothing else is told of it. `accounts` is money in and out by cause, phase by phase. `members` is by place: the rings of each. */
export interface Gang {
  gang: "blue" | "green" | "red" | "yellow";
  seat: number | null;
  cash?: number;
  wealth?: number;
  income?: Income;
  accounts?: Partial<Record<"phase-a" | "phase-b" | "phase-c" | "phase-d", Record<"buildings" | "hiring" | "prizes" | "sets" | "start", number>>>;
  figures?: number;
  lost?: number;
  chips?: number;
  waiting?: number[];
  members?: Record<string, number[]>;
  sits_out?: boolean;
}

/** How far a player is, how many are missing, and since when the goal is held: the lower number is the longer. */
export interface Goal {
  held: number;
  wanted: number;
  missing: number;
  since: number | null;
}

/** Who waits inside which house. `holds` are the odds that they are left there alone, if it can be said. */
export interface Siege {
  place: string;
  gang: "blue" | "green" | "red" | "yellow";
  rings: number[];
  holds?: number;
}

export interface Reach {
  from: string;
  rings: number[];
  to: (Record<string, string>)[];
}

export interface Meets {
  fights?: "blue" | "green" | "red" | "yellow";
  rings?: number[];
  holds?: number[];
  seizes?: boolean;
  from?: "blue" | "green" | "red" | "yellow" | null;
}

/** A gang that could take a house: with so many points, on this way; `sure` if every roll is enough. */
export interface Threat {
  gang: "blue" | "green" | "red" | "yellow";
  points: number;
  sure: boolean;
  way: string[];
}

/** The goal that a house counts for, and how many of it would be left without that house. */
export interface Stake {
  goal: "goal-casinos" | "goal-fours" | "goal-square";
  held: number;
  wanted: number;
}

/** An own house that a draft leaves empty, and who could take it on the next turn, the nearest first. */
export interface Leaves {
  house: string;
  threats: Threat[];
  stake: Stake | null;
}

/** How the game ended: why, who won, and each seat's score. */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

/** A street field. */
export interface Street {
  name: string;
  cell: number[];
  kind: string;
}

/** A building, whose colour is printed on it, and the street fields at its doors. */
export interface Building {
  name: string;
  kind: "bar" | "casino" | "home";
  quarter: "blue" | "green" | "red" | "yellow";
  value: number;
  printed: "blue" | "green" | "red" | "yellow" | null;
  square: boolean;
  cells: number[][];
  doors: string[];
}

/** A whole plan, for a client to draw. */
export interface Ground {
  version: string;
  raster: number;
  movement_die: number[];
  fighting_dice: number[][];
  streets: Street[];
  buildings: Building[];
  islands: number[][];
  parks: number[][];
  neighbours: Record<string, string[]>;
}

/** Everything but the dice to come. `goals` are by seat; `ground` is there if the plan is not the title's own. `reach` and `meets` are for the player who moves. `odds` are by own rings and by the opponent's, both from 1. `rounds_left` counts the round that is on; then goals are looked at, and the players in `would_win` have held one longest. `leaves` is told of a draft only: what it leaves open. */
export interface ChicagoView {
  viewer: number;
  players: number;
  plan: string;
  crowded_houses: boolean;
  guarded_casinos: boolean;
  hidden: string[];
  phase: "phase-a" | "phase-b" | "phase-c" | "phase-d" | null;
  round: number;
  rounds_left: number;
  order: ("blue" | "green" | "red" | "yellow")[];
  turn: "blue" | "green" | "red" | "yellow" | null;
  points: number;
  bank_rings: number;
  prices: number[];
  gangs: Gang[];
  owners: Record<string, "blue" | "green" | "red" | "yellow">;
  goals: (Record<"goal-casinos" | "goal-fours" | "goal-square", Goal>)[];
  would_win: number[];
  siege: Siege | null;
  reach: Reach[];
  meets: Record<string, Meets>;
  leaves: Leaves[];
  odds: number[][];
  decisions: ((string | number | number[])[])[];
  outcome: Outcome | null;
  ground?: Ground;
}
