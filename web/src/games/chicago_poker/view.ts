// Made by `python scripts/view_types.py chicago-poker` from games it looked at. Do not edit.

export interface Card {
  card: string | null;
  up: boolean;
  known_to: number[];
}

export interface Known {
  hand: string;
  value: number;
}

export interface Would {
  hand: string;
  value: number;
  leads: boolean;
}

export interface Row {
  cards: Card[];
  known: Known | null;
  would?: Record<string, Would>;
}

export interface Business {
  business: string;
  facing: boolean[];
  bullet: number | null;
  leads: number[];
  rows: Row[];
}

export interface Turn {
  seat: number;
  number: number;
  round: number;
  actions: number;
  extra: number;
  shots: number;
  idle: number;
  reveals: number;
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export interface ChicagoPokerView {
  viewer: number;
  players: number;
  hand: string[];
  stake: string | null;
  hands: number[];
  pile: number;
  discards: string[];
  businesses: (Business | null)[];
  bullets: number[];
  due: unknown[];
  unopened: Record<'bar' | 'jazz-club' | 'brewery' | 'gambling-den', number>;
  owned: (Record<'bar' | 'jazz-club' | 'brewery' | 'gambling-den', number>)[];
  turn: Turn;
  decisions: ((number[] | string | number)[])[];
  outcome: Outcome | null;
}
