// Made by `python -m backroom.server.typescript chicago-gangsters` from the types in Python. Do not edit.

/** What is sure, and what it can come to at most. */
export interface Span {
  least: number;
  most: number;
}

/** Most bottles win: how many rounds are still to come after this one, what a majority brings, who is ahead. */
export interface ToWin {
  rounds_left: Span;
  majority: number;
  ahead: number[];
}

/** A quarter of a loot card, and who has taken it. */
export interface LootPackage {
  alcohol: number;
  means: number;
  person: boolean;
  taken_by: number | null;
}

/** The packages of a round. */
export interface Loot {
  winners: LootPackage[];
  losers: LootPackage[];
}

/** The card left face down, or the highest that it can be, and what it would add. */
export interface Highest {
  card: string;
  points: number;
}

/** What the defenders have to reach by the announced sum alone; `reckoned` has the marks with Mr. X. */
export interface Targets {
  sum: Span;
  half: Span;
  beat: Span;
  hidden: Highest | null;
}

/** The cards of the round, and what is known of its course. `marks` and `announced` are by side. */
export interface Round {
  number: number;
  coalition: number;
  district: string;
  means: ("blackmail" | "bribes" | "weapons")[];
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

/** Somebody who takes part, and the points that this seat can bring. */
export interface Member {
  owner: number;
  sum: Span;
}

/** A side: the points it can come to at the evaluation, and who takes part; Mr. X is the last. */
export interface Camp {
  side: "challengers" | "defenders";
  sum: Span;
  members: Member[];
}

/** What the defenders have to reach: half of the challengers' sum, and more than it. */
export interface Marks {
  half: Span;
  beat: Span;
}

/** The card left face down, or the highest that counts and that it can be, and what it would add. */
export interface FaceDown {
  card: string | null;
  points: number;
}

/** What a seat brings, each part already doubled for a lone player. */
export interface Contribution {
  means: number;
  persons: number;
  acting: number;
  bonus: number;
  doubled: boolean;
  total: number;
}

/** Whether the viewer's side reaches a mark with the viewer's cards as they lie. `lacks`: what is missing beyond what is sure, if nothing more of the others counts, and if all of it does. `spare`: so many points more of the others change nothing; None if it is not reached even without. */
export interface Chance {
  verdict: "open" | "out" | "sure";
  lacks: Span;
  spare: number | null;
}

/** Somebody of the own side who chooses before the viewer with so many points in all. */
export interface Rival {
  owner: number;
  points: number;
}

/** Whether the viewer chooses first of the side, who may come before, and whether there is a package at all. */
export interface FirstPick {
  verdict: "open" | "out" | "sure";
  rivals: Rival[];
  share: "open" | "out" | "sure";
}

/** A line of what the cards mean: a message, perhaps another one behind it, and the facts of both. */
export interface Meaning {
  about: "beat" | "first" | "half" | "seen";
  verdict: "open" | "out" | "sure";
  says: string;
  why: string | null;
  facts: Record<string, number | number[]>;
}

/** What the viewer's cards mean as they lie. Mr. X has no marks before he has joined a side. `they_see`: what the announced sum holds of it. `at_once`: no matter how the cards are laid, they are turned up. */
export interface Yours {
  brings: Contribution;
  they_see: number;
  beat: Chance | null;
  half: Chance | null;
  first: FirstPick | null;
  meanings: Meaning[];
  at_once: boolean;
}

/** Who could bring how much if the viewer played alone: `cards` are unknown, `likely` has them at their average. */
export interface Force {
  who: "others" | "pair" | "you";
  seats: number[];
  least: number;
  most: number;
  cards: number;
  likely: number;
}

/** Every sum of a round, as far as the viewer can tell. `camps` are by side; `alone` is for a Godfather's window. */
export interface Reckoned {
  camps: Camp[];
  marks: Marks | null;
  question_card: FaceDown | null;
  yours: Yours | null;
  alone: Force[];
}

/** What a seat has laid: the cards that the viewer sees, and how many others; None if nobody says how many. */
export interface Laid {
  how: string | null;
  up: boolean;
  cards: string[];
  face_down: number | null;
  returned: string[];
}

/** A person of a clan: its value, and what it counts here. */
export interface Person {
  person: string;
  value: number;
  here: number;
}

/** Whether it was kept is known after the evaluation. */
export interface Pledge {
  form: "kind" | "nothing" | "points";
  points?: number;
  kind?: "blackmail" | "bribes" | "weapons";
  kept: boolean | null;
}

/** What somebody pledged or asked for: so many points, a kind of means, or nothing. */
export interface Word {
  form: "kind" | "nothing" | "points";
  points?: number;
  kind?: "blackmail" | "bribes" | "weapons";
}

/** How many pledges a seat has kept and broken so far. */
export interface WordsKept {
  kept: number;
  broken: number;
}

/** A seat, and what the viewer knows of its hand. Where partners whisper, also who knows what. */
export interface Seat {
  clan: string;
  side: "challengers" | "defenders" | null;
  partner: number | null;
  alcohol: number;
  earned: Record<"abilities" | "godfather" | "loot" | "showdown", number>;
  points: number;
  hand: number;
  known: string[];
  known_to_all: string[] | null;
  knows_of_you: string[] | null;
  laid: Laid;
  persons: Person[];
  usable: ("blackmail" | "bribes" | "weapons")[];
  pledge: Pledge | null;
  request: Word | null;
  shown: number;
  words: WordsKept;
  brings: Contribution | null;
}

/** What only the viewer knows beside the hand. */
export interface Own {
  left_face_down: string | null;
  declared: boolean;
  stake: string | null;
}

/** Persons that are nobody's: how many in the pile, and which are out of the game. */
export interface Persons {
  left: number;
  gone: string[];
}

/** Which cards of the three piles have not been turned up yet. */
export interface CardsLeft {
  coalitions: number[];
  districts: string[];
  loot: number[];
}

/** The last duel for the Godfather's card: in which round, and the two cards. */
export interface Duel {
  round: number;
  cards: (string | null)[];
}

/** The Godfather's card: who has it, who has just taken it, whom it has ousted. */
export interface Godfather {
  holder: number | null;
  new: number | null;
  ousted: number | null;
  shut: boolean;
  last_duel: Duel | null;
}

/** How often the challengers won, and how often the losers got nothing. */
export interface Tally {
  challengers_won: number;
  losers_empty: number;
}

/** Whether the losing side brought half of what the winners did. */
export interface Half {
  needed: number;
  brought: number;
  reached: boolean;
}

/** A side's sum, before and after the hidden card and Mr. X. */
export interface Side {
  side: "challengers" | "defenders";
  announced: number;
  sum: number;
}

/** A person and what it counted in the evaluation. */
export interface CountedPerson {
  person: string;
  points: number;
}

/** What counted of a seat's cards and persons, and what it brought. */
export interface EvaluatedSeat {
  owner: number;
  side: "challengers" | "defenders";
  counted: string[];
  returned: string[];
  persons: CountedPerson[];
  points: Contribution;
}

/** The card that was left face down, and whether it counted. */
export interface HiddenCard {
  owner: number;
  card: string;
  counts: boolean;
}

/** Who was Mr. X, and which side he joined. */
export interface MrX {
  owner: number;
  side: "challengers" | "defenders";
}

/** Who of a side gets a package, the first to choose first, and why that one is first. */
export interface Order {
  seats: number[];
  why: string;
}

/** An evaluated round, explained. `order` is that of the winners and that of the losers. */
export interface Evaluation {
  round: number;
  winner: "challengers" | "defenders";
  why: "higher" | "tie";
  half: Half;
  sides: Side[];
  seats: EvaluatedSeat[];
  hidden: HiddenCard | null;
  mr_x: MrX | null;
  order: Order[];
  empty: number | null;
}

/** What was compared in the showdown, each seat's number, and who got how much alcohol for it. */
export interface Showdown {
  what: string;
  numbers: number[];
  winners: number[];
  alcohol: number;
}

/** How the game ended: why, who won, and each seat's score. */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
}

/** What is public, and what the viewer may know of cards and talk. */
export interface ChicagoGangstersView {
  viewer: number;
  players: number;
  whisper: boolean;
  to_win: ToWin;
  round: Round;
  reckoned: Reckoned | null;
  seats: Seat[];
  hand: string[];
  own: Own;
  pile: number;
  discards: string[];
  persons: Persons;
  cards_left: CardsLeft;
  godfather: Godfather;
  tally: Tally;
  evaluation: Evaluation | null;
  showdown: Showdown[] | null;
  decisions: ((string | number | number[])[])[];
  outcome: Outcome | null;
}
