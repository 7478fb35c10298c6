/**
 * The seam between the shell and a title's board. The shell asks, confirms, logs and talks; a board draws.
 *
 * Where things stand: the shell's table is a grid with the areas `board`, `hand` and `piles`. A Board may have several
 * elements at its top, each with one of the classes `area-board`, `area-hand`, `area-piles` (theme/table.css); an area
 * that nobody fills takes no room. `area-choice` stands over the right ends of question and hand, for a choice that has
 * a button of its own; on narrow screens a board puts it elsewhere. On wide screens the panels of the seats stand left of
 * the board, in the order of `seatOrder`: `Head` brings its own height, the panels share the rest as equal bands, so that
 * rail and board line up. Panels and phone chips carry `data-place="seat-<n>"` (from 0): flights of others' cards begin there.
 *
 * Time: one update at a time. A turn of another seat gets the pace that the guest has set, its steps share it; flights of
 * `pace(news)` milliseconds are let land within it. A click or a key lets the queue run, up to the next result. While a
 * whole draft waits for Confirm, the decision of before the draft stands, and `choose` of another offered action
 * replaces the draft: lit places stay lit.
 *
 * Results (`results`): an update that tells a duel, a round's result, a payday or the end is held back until its ceremony
 * has been seen on this screen; board, panels, log and question show the moment before until then. The shell draws the
 * frame, the keys and the time, the title draws what happened. All of it is fetched a while after the first decision.
 *
 * In the log and in sentences, things are drawn by `Thing` where `draws(thing)` says so (a card chip of 18 px), else
 * named. Events named in `quiet` are not told in the log; a fact `round` makes a heading there.
 *
 * Asking: whatever can be asked about carries `data-thing="<id>"`, as a title's `about` reads it (`red-7`, `bar@2`). What
 * stands for an action that is not offered carries `data-ask-why="<action>"` and no `data-offered`: a click on it does
 * nothing but ask the server why. The shell hears all that (shell/inspector). Panels stand in a container named
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
  /** The view of after a whole draft, where nothing is secret and no dice or cards decide. */
  after?: V | null;
  /** An offered action: click, drop, key. */
  choose(action: string): void;
  /** Several offered actions, one after another, each a whole choice: shown and confirmed as one, sent together. */
  chooseAll?(actions: string[]): void;
  /** 'Why can't I?': the inspector says it. Where `data-ask-why` says what is meant, the shell asks by itself. */
  askWhy(action: string): void;
  /** The next part of a hint that is shown: a board may show the way to it. */
  hinted?: string | null;
  /** Reactive to the language. */
  words: Words;
  /** What just happened, to be animated before `view` replaces the old one. */
  news: SeenEvent[];
  motion: boolean;
  sound: boolean;
  /** What the guest has chosen at boards of this title before. */
  habits?: Habits;
  options?: Record<string, boolean>;
}

/** Choices of taste, as how cards are laid: kept in the guest's settings, by names that are the title's own. */
export interface Habits {
  of(name: string): string | undefined;
  keep(name: string, value: string): void;
}

export interface AsideProps<V> {
  view: V;
  words: Words;
  options?: Record<string, boolean>;
}

/** What the inspector tells of a thing. */
export interface About {
  name: string;
  /** In one sentence; empty if nobody has written it. */
  does: string;
  /** The rule that says so, empty if there is none. */
  clause: string;
  /** Its numbers here and now, as the view has them. */
  numbers: string[];
}

/** What a title tells when somebody asks: loaded then, and not before. */
export interface Explains<V> {
  /** Of a thing by its `data-thing`; null if there is nothing to tell. It tells no more than the view does. */
  about(thing: string, table: AsideProps<V>): About | null;
  /** The thing, large and in full colour, as wide as the room it is given. */
  Picture?: Component<AsideProps<V> & { thing: string }>;
  /** An action in full, for hints: the card and the place by name. */
  named?(action: string, view: V, words: Words): string;
  /** Things (`data-thing`) to be touched before the board offers this action, as the card in hand; the nearest first. */
  leadsTo?(action: string, view: V): string[];
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

/** What a result brings to somebody, under the picture of it. */
export interface Change {
  heading: string;
  text: string;
  /** Whose it is: drawn with the seat's emblem. */
  seat?: number;
}

/** One result that holds this screen until it is seen: what happened, who wins and why, what it changes. */
export interface Ceremony {
  /** What the title's `Picture` draws it from. */
  scene: unknown;
  /** How many milliseconds it is told until its end state stands. */
  takes: number;
  /** Whoever looks has no part in it: it stands only as long as the pace gives the moves of others. */
  watched?: boolean;
  /** Over the headline: what it is about. */
  about(words: Words): string;
  headline(words: Words): string;
  /** The first comparison that decided, and its clause. */
  why?(words: Words): string;
  clause?: string;
  changes?(words: Words): Change[];
}

export interface PictureProps<V> {
  scene: unknown;
  /** The table afterwards. */
  view: V;
  you: number | null;
  emblems: readonly Emblem[];
  words: Words;
  /** Whether the end state stands. */
  told: boolean;
}

/** A result in the log: small, from its events alone. */
export interface SmallProps {
  events: readonly SeenEvent[];
  emblems: readonly Emblem[];
  words: Words;
}

/** Something that a player should know who looks at the table again. */
export interface Matter {
  /** From 1; of many only the weightiest are told. */
  weight: number;
  /** Told last, as a warning. */
  danger?: boolean;
  /** Where it is on the board: values of `data-place`, the first that is in sight. */
  places: readonly string[];
}

export interface Results<V> {
  /** Those in these news, one after the other. `before` is the table as it was, null to whoever has just come. */
  ceremonies(news: readonly SeenEvent[], view: V, before: V | null, you: number | null): Ceremony[];
  Picture: Component<PictureProps<V>>;
  /** Over a result in the log. */
  heading(events: readonly SeenEvent[], words: Words): string;
  Small: Component<SmallProps>;
  /** Whether an event of others matters to this seat. */
  matters(event: SeenEvent, view: V, you: number): Matter | null;
}

/** Which events are results, and where all else about them is. */
export interface ResultsOf<V> {
  /** An update with one of these waits for its ceremony. */
  holds: readonly string[];
  /** The log draws these as one small picture under a heading, with the sentences behind it. */
  tells: readonly string[];
  load(): Promise<Results<V>>;
}

/** What a figure of the rulebook is drawn from: a position, and what of it (`rows:bullet/1` names place 1). */
export interface FigureProps<V> {
  view: V;
  of: readonly string[];
  words: Words;
}

/** What a title's rulebook draws beside its things and results, by the names that figures call them: `figures.ts` in
 * the folder of its board. */
export interface Figures<V> {
  /** What the drawings of the pieces refer to, once a page, as the board brings it. */
  Defs?: Component;
  drawings: Record<string, Component<FigureProps<V>> | undefined>;
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
  /** Duels, rounds, paydays: held until seen, and drawn in the log. */
  results?: ResultsOf<V>;
  /** For the end screen's chart and the panels. */
  score(view: V, seat: number): number;
  /** End screen: where points came from. `values` by seat. */
  sources?(view: V, words: Words): { label: string; values: number[] }[];
  /** Whether the board itself offers this action. The shell makes buttons of all that it does not. */
  shows(action: string, view: V): boolean;
  /** The action as a button says it ('Lay at the brewery'). Without it the action's text stands there. */
  label?(action: string, view: V, words: Words): string;
  /** A second line under the question: what the draft would bring ('Four 12s beat Lucky's full house'). */
  remark?(view: V, draft: string[], words: Words, after: V | null): string;
  /** Before the question, when I am asked: what is left to do, as a picture. */
  Asked?: Component<AsideProps<V>>;
  /** The seat's own picture of a round, for the top bar and the log's headings. */
  round?(view: V): number;
  /** Where the game stands, for the top bar instead of the round ('Phase C, round 3 of 6'). */
  stage?(view: V, words: Words): string;
  /** Seat emblems in the order of the seats; by default those of `EMBLEMS`. Clans that change hands ask the view. */
  emblems?: readonly Emblem[] | ((view: V) => readonly Emblem[]);
  /** What things are and do, and how hints name them. */
  explains?(): Promise<Explains<V>>;
  /** Which earlier part of the draft this action undoes, if it does nothing else: the shell drops both. */
  undoes?(action: string, draft: readonly string[]): number | null;
  /**
   * Whether this action is itself the confirmation of a compound choice that was shown all along: it is sent at once.
   */
  closes?(action: string): boolean;
  /** Whether this action waits for its confirmation though it is a whole choice by itself: one sees what it changes. */
  confirms?(action: string): boolean;
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
