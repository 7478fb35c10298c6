/** The two bars on one scale: who brings what, and what the defenders have to reach. */
import { readMeans, type Kind } from './pieces/means';
import type { Emblem } from '../../shell/board';
import type { Evaluation, ChicagoGangstersView } from './view';
import { counts, emblemOf, laidCards, membersOf, type Side } from './table';

export interface Segment {
  seat: number;
  emblem: Emblem;
  from: number;
  size: number;
  /** Persons, a means card, the thug, the card face down, or a word that was given. */
  what: 'persons' | 'means' | 'thug' | 'hidden' | 'word' | 'unknown';
  kind?: Kind;
  /** What stands on it: a printed value may count double. */
  label: string;
  first: boolean;
  lit?: boolean;
}

/** What the defenders have to reach: half of the others, or more than they have. A range while a card lies face down. */
export interface Mark {
  name: 'half' | 'beat';
  least: number;
  most: number;
  note?: string;
}

type Piece = Pick<Segment, 'size' | 'what' | 'label'> & { kind?: Kind; lit?: boolean };

function barOf(seats: readonly { seat: number; emblem: Emblem; pieces: Piece[] }[]): Segment[] {
  let from = 0;
  return seats.flatMap(({ seat, emblem, pieces }) =>
    pieces
      .filter(({ size }) => size > 0)
      .map((piece, at) => {
        const segment: Segment = { seat, emblem, from, first: at === 0, ...piece };
        from += piece.size;
        return segment;
      }),
  );
}

function means(card: string, doubled: boolean, lit = false): Piece {
  const { kind, value } = readMeans(card);
  return { size: doubled ? value * 2 : value, what: 'means', kind, label: doubled ? `${value}×2` : `${value}`, lit };
}

/** While cards are being laid. */
export function runningBar(view: ChicagoGangstersView, side: Side): Segment[] {
  const seats = membersOf(view, side).map((seat) => {
    const one = view.seats[seat];
    const brings = one?.brings;
    const doubled = brings?.doubled ?? false;
    const pieces: Piece[] = [];
    if (!one || !brings) return { seat, emblem: emblemOf(one?.clan ?? '', seat), pieces };
    const persons = brings.persons + brings.acting;
    pieces.push({ size: persons, what: 'persons', label: doubled ? `${persons / 2}×2` : `${persons}` });
    for (const { card, question } of laidCards(view, seat))
      if (card !== null && counts(one, card)) pieces.push(means(card, doubled, question));
    pieces.push({ size: brings.bonus, what: 'thug', label: `+${brings.bonus}` });
    const hidden = view.reckoned?.question_card;
    if (seat === view.round.question && one.laid.up && hidden && view.own.left_face_down === null)
      pieces.push({ size: hidden.points, what: 'hidden', label: '?' });
    const said =
      one.pledge?.form === 'points' && one.pledge.points !== undefined ? one.pledge.points - brings.total : 0;
    // Who has laid openly, or nothing, brings no more than is seen, whatever was said.
    const all = one.laid.how !== null && one.laid.face_down === 0;
    if (!one.laid.up && !all && seat !== view.viewer && said > 0)
      pieces.push({ size: said, what: 'word', label: `“${one.pledge?.points}”` });
    else if (!one.laid.up && (one.laid.face_down === null || one.laid.face_down > 0))
      pieces.push({ size: 3, what: 'unknown', label: '?' });
    return { seat, emblem: emblemOf(one.clan, seat), pieces };
  });
  return barOf(seats);
}

/** After everything has been turned up. */
export function judgedBar(evaluation: Evaluation, side: Side, emblems: readonly Emblem[]): Segment[] {
  const seats = evaluation.seats.filter((one) => one.side === side);
  return barOf(
    seats.map(({ owner, counted, points }) => {
      const { hidden } = evaluation;
      let left = hidden?.owner === owner && hidden.counts ? hidden.card : null;
      const persons = points.persons + points.acting;
      const pieces: Piece[] = [
        { size: persons, what: 'persons', label: points.doubled ? `${persons / 2}×2` : `${persons}` },
      ];
      for (const card of counted) {
        const lit = card === left;
        if (lit) left = null;
        pieces.push(means(card, points.doubled, lit));
      }
      pieces.push({ size: points.bonus, what: 'thug', label: `+${points.bonus}` });
      return { seat: owner, emblem: emblems[owner] ?? 'diamond', pieces };
    }),
  );
}

/** The end of the scale: room for both bars and the marks. */
export function scaleOf(bars: readonly Segment[][], marks: readonly number[]): number {
  const ends = bars.map((bar) => bar.reduce((end, { from, size }) => Math.max(end, from + size), 0));
  return Math.max(20, ...ends.map((end) => end + 1), ...marks.map((mark) => mark + 1));
}

/** Whether the names of the marks would lie on each other: half ends where, or after, more than theirs begins. */
export function overlapping(marks: readonly Mark[]): boolean {
  const half = marks.find(({ name }) => name === 'half');
  const beat = marks.find(({ name }) => name === 'beat');
  return half !== undefined && beat !== undefined && half.most >= beat.least;
}
