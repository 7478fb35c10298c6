// Made by `python -m backroom.server.typescript chicago-poker` from the types in Python. Do not edit.

/** A card in a row: its name if the viewer knows it, and which seats do. */
export interface Card {
  card: string | null;
  up: boolean;
  known_to: number[];
}

/** A poker hand by name, and the value that leads it. */
export interface Hand {
  hand: string;
  value: number;
}

/** The hand that a card would make, and whether it would lead. */
export interface Would {
  hand: string;
  value: number;
  leads: boolean;
}

/** A seat's cards at a business, and the best hand of those that the viewer knows. `would` is in the viewer's own row while it has room: by card in hand, what it would make of it. */
export interface Row {
  cards: Card[];
  known: Hand | null;
  would?: Record<string, Would>;
}

/** An open business: how cards lie there (`facing`), whose bullet, who leads by what the viewer knows. */
export interface Business {
  business: "bar" | "brewery" | "gambling-den" | "jazz-club";
  facing: boolean[];
  bullet: number | null;
  leads: number[];
  rows: Row[];
}

/** How far a boss is on one way to win, and how many businesses are missing. */
export interface Goal {
  way: "alike" | "any" | "kinds";
  have: number;
  need: number;
  missing: number;
}

/** Whose turn it is, and what is left of it. */
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

/** How the game ended: why, who won, and each seat's score. */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

/** Places count from 1. A place where no business lies open is None. `to_win` is by seat, then by way. */
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
  due: number[];
  unopened: Record<"bar" | "brewery" | "gambling-den" | "jazz-club", number>;
  owned: (Record<"bar" | "brewery" | "gambling-den" | "jazz-club", number>)[];
  to_win: Goal[][];
  turn: Turn;
  decisions: ((string | number | number[])[])[];
  outcome: Outcome | null;
}
