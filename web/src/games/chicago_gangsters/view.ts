// Made by `python scripts/view_types.py chicago-gangsters` from games it looked at. Do not edit.

export interface Winner {
  alcohol: number;
  means: number;
  person: boolean;
  'taken by': number | null;
}

export interface Loot {
  winners: Winner[];
  losers: Winner[];
}

export interface Sum {
  least: number;
  most: number;
}

export interface Hidden {
  card: string;
  points: number;
}

export interface Targets {
  sum: Sum;
  half: Sum;
  beat: Sum;
  hidden: Hidden | null;
}

export interface Round {
  number: number;
  coalition: number;
  district: string;
  means: string[];
  persons: boolean;
  person: string;
  loot: Loot;
  question: number | null;
  marks: (number | null)[];
  lone: number | null;
  announced: (number | null)[];
  thug: boolean;
  targets: Targets | null;
}

export interface Earned {
  loot: number;
  abilities: number;
  showdown: number;
  godfather: number;
}

export interface Laid {
  how: string | null;
  up: boolean;
  cards: string[];
  'face down': number | null;
  returned: string[];
}

export interface Person {
  person: string;
  value: number;
  here: number;
}

export interface Pledge {
  form: string;
  kind?: string;
  kept: boolean | null;
  points?: number;
}

export interface Request {
  form: string;
  points?: number;
  kind?: string;
}

export interface Words {
  kept: number;
  broken: number;
}

export interface Brings {
  means: number;
  persons: number;
  acting: number;
  bonus: number;
  doubled: boolean;
  total: number;
}

export interface Seat {
  clan: string;
  side: string | null;
  partner: number | null;
  alcohol: number;
  earned: Earned;
  points: number;
  hand: number;
  known: string[];
  'known to all': string[] | null;
  'knows of you': string[] | null;
  laid: Laid;
  persons: Person[];
  usable: string[];
  pledge: Pledge | null;
  request: Request | null;
  shown: number;
  words: Words;
  brings: Brings | null;
}

export interface Own {
  'left face down': string | null;
  declared: boolean;
  stake: string | null;
}

export interface Persons {
  left: number;
  gone: string[];
}

export interface CardsLeft {
  coalitions: number[];
  districts: string[];
  loot: number[];
}

export interface LastDuel {
  round: number;
  cards: (string | null)[];
}

export interface Godfather {
  holder: number | null;
  new: number | null;
  ousted: number | null;
  shut: boolean;
  'last duel': LastDuel | null;
}

export interface Tally {
  'challengers won': number;
  'losers empty': number;
}

export interface Half {
  needed: number;
  brought: number;
  reached: boolean;
}

export interface Side {
  side: string;
  announced: number;
  sum: number;
}

export interface PersonToo {
  person: string;
  points: number;
}

export interface SeatToo {
  owner: number;
  side: string;
  counted: string[];
  returned: string[];
  persons: PersonToo[];
  points: Brings;
}

export interface HiddenToo {
  owner: number;
  card: string;
  counts: boolean;
}

export interface MrX {
  owner: number;
  side: string;
}

export interface Order {
  seats: number[];
  why: string;
}

export interface Evaluation {
  round: number;
  winner: string;
  why: string;
  half: Half;
  sides: Side[];
  seats: SeatToo[];
  hidden: HiddenToo | null;
  mr_x: MrX | null;
  order: Order[];
  empty: number | null;
}

export interface Showdown {
  what: string;
  numbers: number[];
  winners: number[];
  alcohol: number;
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

export interface ChicagoGangstersView {
  viewer: number;
  players: number;
  whisper: boolean;
  round: Round;
  seats: Seat[];
  hand: string[];
  own: Own;
  pile: number;
  discards: string[];
  persons: Persons;
  'cards left': CardsLeft;
  godfather: Godfather;
  tally: Tally;
  evaluation: Evaluation | null;
  showdown: Showdown[] | null;
  decisions: ((number[] | string | number)[])[];
  outcome: Outcome | null;
}
