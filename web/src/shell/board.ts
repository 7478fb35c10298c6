/**
 * The seam between the shell and a title's board. The shell asks, confirms, logs and talks; a board draws.
 *
 * Where things stand: the shell's table is a grid with the areas `board`, `hand` and `piles`. A Board may have several
 * elements at its top, each with one of the classes `area-board`, `area-hand`, `area-piles` (theme/table.css); an area
 * that nobody fills takes no room. On wide screens the panels of the seats stand left of the board, in the order of
 * `seatOrder`: `Head` brings its own height, the panels share the rest as equal bands, so that rail and board line up.
 * Panels and phone chips carry `data-place="seat-<n>"` (from 0): flights of others' cards begin there.
 *
 * Time: one update at a time. The next one is held back for `pace(news)` milliseconds, so that flights of quick bots
 * can be seen; a click or a key lets the queue run at once. While a whole draft waits for Confirm, the decision of
 * before the draft stands, and `choose` of another offered action replaces the draft: lit places stay lit.
 *
 * In the log and in sentences, things are drawn by `Thing` where `draws(thing)` says so (a card chip of 18 px), else
 * named. Events named in `quiet` are not told in the log; a fact `round` makes a heading there.
 *
 * Why: an element that stands for an action which is not offered may carry `data-ask-why="<action>"`; after the button
 * 'Why?' the shell hears the next click on one (or Enter) and asks the server. Panels stand in a container named
 * `panel` (inline-size), 240 px wide in the rail and a fraction of a phone in the row of chips: lay them out by
 * container query. Replays laid open: `opened` puts the views of all seats into the onlooker's, so that the board shows
 * every card.
 */
import type { Component } from 'svelte';
import type { Emblem } from '../kit/emblems';
import type { Decision, SeatFrame, SeenEvent } from '../net/protocol';
import type { Words } from '../words/words.svelte';

export type { Decision, Emblem, SeatFrame, SeenEvent, Words };

export interface BoardProps<V> {
  /** As if the draft's actions were done (the server answers `try`). */
  view: V;
  /** `decision.actions` is what is offered next to me; empty when I am not asked. */
  decision: Decision | null;
  seats: SeatFrame[];
  you: number | null;
  /** Actions chosen but not sent yet. */
  draft: string[];
  /** An offered action: click, drop, key. */
  choose(action: string): void;
  /** Several offered actions, one after another, each a whole choice: shown and confirmed as one, sent together. */
  chooseAll?(actions: string[]): void;
  /** 'Why can't I?': asks the server for the clause. */
  askWhy(action: string): void;
  /** Reactive to the language. */
  words: Words;
  /** What just happened, to be animated before `view` replaces the old one. */
  news: SeenEvent[];
  motion: boolean;
  sound: boolean;
  options?: Record<string, boolean>;
}

export interface AsideProps<V> {
  view: V;
  words: Words;
  options?: Record<string, boolean>;
}

/** One moment of a finished game, laid open, and what had just happened. */
export interface Passed<V> {
  view: V;
  events: readonly SeenEvent[];
}

export interface FinalProps<V> extends AsideProps<V> {
  /** The whole game, from the deal; empty until its record has come. */
  moments: readonly Passed<V>[];
}

export interface TitleClient<V> {
  /** Middle of the table: board, piles, hand. */
  Board: Component<BoardProps<V>>;
  /** What is public about a seat, inside the shell's player panel. */
  Panel?: Component<AsideProps<V> & { seat: number }>;
  /** Above the panels, as 'To win, own'. */
  Head?: Component<AsideProps<V>>;
  /** Under the log, as 'Hands, high to low'. */
  Aside?: Component<AsideProps<V>>;
  /** The line under a seat's name: whom it plays. */
  role?(view: V, seat: number, words: Words): string;
  /** The onlooker's view with what each seat knew, for replays after the end. */
  opened?(view: V, seats: V[]): V;
  /** The winner's picture on the end screen: what won the game. */
  Final?: Component<FinalProps<V>>;
  /** A thing in a sentence of the log, as a chip: `red-7`. Only for things that `draws` names. */
  Thing?: Component<{ thing: string; words: Words }>;
  draws?(thing: string): boolean;
  /** Events that the log passes over. */
  quiet?: readonly string[];
  /** How many milliseconds the flights of these events take. */
  pace?(news: SeenEvent[]): number;
  /** For the end screen's chart and the panels. */
  score(view: V, seat: number): number;
  /** End screen: where points came from. `values` by seat. */
  sources?(view: V, words: Words): { label: string; values: number[] }[];
  /** Whether the board itself offers this action. The shell makes buttons of all that it does not. */
  shows(action: string, view: V): boolean;
  /** The action as a button says it ('Lay at the brewery'). Without it the action's text stands there. */
  label?(action: string, view: V, words: Words): string;
  /** A second line under the question: what the draft would bring ('Four 12s beat Lucky's full house'). */
  remark?(view: V, draft: string[], words: Words): string;
  /** Before the question, when I am asked: what is left to do, as a picture. */
  Asked?: Component<AsideProps<V>>;
  /** The seat's own picture of a round, for the top bar and the log's headings. */
  round?(view: V): number;
  /** Where the game stands, for the top bar instead of the round ('Phase C, round 3 of 6'). */
  stage?(view: V, words: Words): string;
  /** Seat emblems in the order of the seats; by default those of `EMBLEMS`. Clans that change hands ask the view. */
  emblems?: readonly Emblem[] | ((view: V) => readonly Emblem[]);
  /** Which earlier part of the draft this action undoes, if it does nothing else: the shell drops both. */
  undoes?(action: string, draft: readonly string[]): number | null;
  /**
   * Whether this action is itself the confirmation of a compound choice that was shown all along: it is sent at once.
   */
  closes?(action: string): boolean;
}

/** Seats are told apart by shape and by colour (`--seat-<emblem>`). */
export const EMBLEMS: readonly Emblem[] = ['diamond', 'crescent', 'clover', 'anchor', 'rose', 'shoe'];

/** Top to bottom: round the table from my left-hand neighbour, and I am the last. Onlookers see seat 1 first. */
export function seatOrder(players: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: players }, (_, at) => (first + at) % players);
}

/** The emblems of all seats, as this view has them. */
export function emblemsOf<V>(
  client: Pick<TitleClient<V>, 'emblems'> | null | undefined,
  view: V | null,
): readonly Emblem[] {
  const emblems = client?.emblems ?? EMBLEMS;
  if (typeof emblems !== 'function') return emblems;
  return view === null ? EMBLEMS : emblems(view);
}
