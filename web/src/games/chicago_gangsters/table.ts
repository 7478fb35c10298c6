/** The table as it is drawn: who stands where, and what each camp has so far. Everything is the server's word. */
import { isKind, readMeans, type Kind } from './pieces/means';
import type { Emblem } from '../../shell/board';
import type { ChicagoGangstersView, Seat, Span, Word } from './view';

export type Side = 'challengers' | 'defenders';
export const SIDES: readonly Side[] = ['challengers', 'defenders'];
export const CLANS = ['diamond', 'rose', 'clover', 'anchor'] as const;

export type SceneName = 'showdown' | 'evaluation' | 'godfather' | 'mr-x' | 'commit';

/** A name that the box's owner made up has the emblem of its place. */
export function emblemOf(clan: string, seat = 0): Emblem {
  return clan === 'mr-x' || (CLANS as readonly string[]).includes(clan)
    ? (clan as Emblem)
    : (CLANS[seat % 4] ?? 'diamond');
}

export function emblemsIn(view: ChicagoGangstersView): Emblem[] {
  return view.seats.map(({ clan }, seat) => emblemOf(clan, seat));
}

/** The question that is on the table: its name. */
export function prompt(view: ChicagoGangstersView): string {
  const top = view.decisions.at(-1);
  return typeof top?.[0] === 'string' ? top[0] : '';
}

export function isJudged(view: ChicagoGangstersView): boolean {
  return view.evaluation?.round === view.round.number;
}

export function sceneOf(view: ChicagoGangstersView): SceneName {
  if (view.outcome) return 'showdown';
  if (isJudged(view)) return 'evaluation';
  const asked = prompt(view);
  if (asked === 'window' || asked === 'duel') return 'godfather';
  return asked === 'mr-x' ? 'mr-x' : 'commit';
}

/** The seats of a side; whoever was ousted stands there no more, Mr. X stands last. */
export function membersOf(view: ChicagoGangstersView, side: Side): number[] {
  return view.reckoned?.camps[SIDES.indexOf(side)]?.members.map(({ owner }) => owner) ?? [];
}

/** The side that a seat was dealt to, even if it has been ousted. */
export function dealtSide(view: ChicagoGangstersView, seat: number): Side | null {
  const { side, partner } = view.seats[seat] ?? {};
  if (side) return side;
  return partner === null || partner === undefined ? null : (view.seats[partner]?.side ?? null);
}

/** The coalition card: the clans of each side. With three players one clan has no seat and stands with the lone one. */
export function pairing(view: ChicagoGangstersView): Record<Side, { clan: string; seat: number | null }[]> {
  const card: Record<Side, { clan: string; seat: number | null }[]> = { challengers: [], defenders: [] };
  view.seats.forEach(({ clan }, seat) => {
    const side = dealtSide(view, seat);
    if (side && clan !== 'mr-x') card[side].push({ clan, seat });
  });
  if (view.players === 3) {
    const missing = CLANS.find((clan) => !view.seats.some((seat) => seat.clan === clan));
    const short = SIDES.find((side) => card[side].length < 2);
    if (missing && short) card[short].push({ clan: missing, seat: null });
  }
  return card;
}

export interface LaidCard {
  /** Null: its back. */
  card: string | null;
  returns: boolean;
  /** The one with the ?. */
  question: boolean;
  mine: boolean;
}

/** The cards in front of a seat, as this viewer sees them. */
export function laidCards(view: ChicagoGangstersView, seat: number): LaidCard[] {
  const one = view.seats[seat];
  if (!one) return [];
  const mine = seat === view.viewer;
  const down = seat === view.round.question ? view.own.left_face_down : null;
  let left = down !== null;
  const cards = one.laid.cards.map((card): LaidCard => {
    const question = left && card === down;
    if (question) left = false;
    return { card, returns: !counts(one, card), question, mine: mine && !one.laid.up };
  });
  const backs = one.laid.face_down ?? 2;
  for (let at = 0; at < backs; at += 1)
    cards.push({ card: null, returns: false, question: one.laid.up && seat === view.round.question, mine: false });
  const back = one.laid.up ? one.laid.returned : [];
  return [...cards, ...back.map((card) => ({ card, returns: true, question: false, mine: false }))];
}

export function counts(seat: Seat, card: string): boolean {
  return seat.usable.includes(readMeans(card).kind);
}

/** Whether something of this seat's is still unknown to the viewer. */
export function isUnsure(view: ChicagoGangstersView, seat: number): boolean {
  const laid = view.seats[seat]?.laid;
  return laid ? laid.face_down === null || laid.face_down > 0 : false;
}

export interface Camp {
  side: Side;
  seats: number[];
  /** What is sure, and once it has been announced what it can come to. */
  sum: Span;
  /** Something that may count lies face down. */
  unsure: boolean;
}

export function campOf(view: ChicagoGangstersView, side: Side): Camp {
  const at = SIDES.indexOf(side);
  const seats = membersOf(view, side);
  const { least, most } = view.reckoned?.camps[at]?.sum ?? { least: 0, most: 0 };
  const announced = (view.round.announced[at] ?? null) !== null;
  return {
    side,
    seats,
    sum: { least, most: announced ? most : least },
    unsure: seats.some((seat) => isUnsure(view, seat)),
  };
}

/** A word that was given, short: a number, a kind, or nothing. */
export function shortWord(word: Word): { points: number } | { kind: Kind } | null {
  if (word.form === 'points') return { points: word.points ?? 0 };
  return word.kind && isKind(word.kind) ? { kind: word.kind } : null;
}

/** The text by which the words name it: `at-least-8`. */
export function wordThing(word: Word): string {
  if (word.form === 'points') return `at-least-${word.points ?? 0}`;
  return word.form === 'kind' ? `some-${word.kind ?? ''}` : 'nothing';
}
