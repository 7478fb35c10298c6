// Made by `python scripts/view_types.py chicago` from games it looked at. Do not edit.

export interface Income {
  buildings: number;
  sets: number;
  unguarded: number;
}

export interface PhaseA {
  start: number;
  buildings: number;
  sets: number;
  prizes: number;
  hiring: number;
}

export interface Accounts {
  'phase-a'?: PhaseA;
  'phase-b'?: PhaseA;
  'phase-c'?: PhaseA;
  'phase-d'?: PhaseA;
}

export interface Gang {
  gang: string;
  seat: number | null;
  cash?: number;
  wealth?: number;
  income?: Income;
  accounts?: Accounts;
  figures?: number;
  lost?: number;
  chips?: number;
  waiting?: number[];
  members?: Record<string, number[]>;
  'sits out'?: boolean;
}

export interface GoalCasinos {
  held: number;
  wanted: number;
  since: number | null;
}

export interface Goal {
  'goal-casinos': GoalCasinos;
  'goal-square': GoalCasinos;
  'goal-fours': GoalCasinos;
}

export interface Siege {
  place: string;
  gang: string;
  rings: number[];
}

export interface Reach {
  from: string;
  rings: number[];
  to: (Record<string, string>)[];
}

export interface Meets {
  seizes?: boolean;
  from?: string | null;
  fights?: string;
  rings?: number[];
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export interface ChicagoView {
  viewer: number;
  players: number;
  plan: string;
  'crowded houses': boolean;
  'guarded casinos': boolean;
  hidden: string[];
  phase: string | null;
  round: number;
  order: string[];
  turn: string | null;
  points: number;
  'bank rings': number;
  prices: number[];
  gangs: Gang[];
  owners: Record<string, string>;
  goals: Goal[];
  siege: Siege | null;
  reach: Reach[];
  meets: Record<string, Meets>;
  odds: number[][];
  decisions: ((number[] | string | number)[])[];
  outcome: Outcome | null;
}
