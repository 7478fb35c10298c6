/**
 * Where the cards of a hand stand, all of them in sight: side by side while there is room, else overlapping so that
 * numerals stay free; where a finger could not tell them apart any more, in two rows. Where there is no room for two
 * rows either, the last ones stand beyond the edge, and the hand scrolls.
 */
import { FINGER } from '../../kit/finger';

export interface Spot {
  left: number;
  turn: number;
  drop: number;
}

export interface HandLayout {
  width: number;
  height: number;
  spots: Spot[];
  /** How many stand in the back row, if there are two; all of them if there is one. */
  inRow: number;
  /** Where the last one ends. */
  end: number;
}

const RATIO = 1.4;
/** A chosen card stands this much higher. */
export const RAISE = 8;
const GAP = 15;
/** At either edge, and for a card that leans. */
const EDGE = 6;
/** Rather so much smaller than in two rows. */
const SMALLER = 0.84;
/** So much of a card in the back row looks out above the one before it. */
const LOOKS_OUT = 0.56;

export function layOutHand(room: { width: number; height: number }, count: number, chosen: number): HandLayout {
  const most = Math.max(80, Math.min(room.height - RAISE - 18, 190));
  // Rather a little smaller than overlapping.
  const fitting = ((room.width - 2 * EDGE - GAP * (count - 1)) / count) * RATIO;
  const height = fitting >= most * SMALLER ? Math.min(most, fitting) : most;
  if (count < 2 || room.width === 0) return oneRow(room.width, height, count, chosen);
  // So wide the last one may be if a finger's width of all others is free.
  const widest = (room.width - 2 * EDGE - FINGER * (count - 1)) * RATIO;
  if (widest >= height * SMALLER) return oneRow(room.width, Math.min(height, widest), count, chosen);
  const rows = twoRows(room.width, most, count);
  // On a low strip there is no room for two rows that a finger could tell apart.
  return rows.height >= FINGER ? rows : oneRow(room.width, height, count, chosen);
}

function oneRow(room: number, height: number, count: number, chosen: number): HandLayout {
  const width = height / RATIO;
  const free = room - width - 2 * EDGE;
  const pitch = count > 1 ? Math.min(width + GAP, Math.max(FINGER, free / (count - 1))) : 0;
  const overlapping = pitch < width;
  // Behind a chosen card there is a little more room, so that it does not hide its neighbour's numeral.
  const spare = Math.max(0, free - FINGER * (count - 1));
  const extra = overlapping && chosen >= 0 && chosen < count - 1 ? Math.min(16, width - pitch, spare) : 0;
  const squeezed = extra ? Math.max(FINGER, Math.min(pitch, (free - extra) / (count - 1))) : pitch;
  const total = width + squeezed * Math.max(0, count - 1) + extra;
  const start = Math.max(4, (room - total) / 2);
  const middle = (count - 1) / 2;
  const fanned = pitch < width * 0.72;
  const spots = Array.from({ length: count }, (_, at) => ({
    left: start + at * squeezed + (at > chosen && chosen >= 0 ? extra : 0),
    turn: fanned ? (at - middle) * 1.2 : 0,
    drop: fanned ? Math.abs(at - middle) ** 1.6 * 0.8 : 0,
  }));
  return { width, height, spots, inRow: count, end: start + total };
}

function twoRows(room: number, most: number, count: number): HandLayout {
  const inRow = Math.ceil(count / 2);
  const height = Math.min(most / (1 + LOOKS_OUT), most - FINGER, ((room - 2 * EDGE) / inRow) * RATIO);
  const width = height / RATIO;
  const pitch = Math.min(width + GAP, (room - 2 * EDGE - width) / Math.max(1, inRow - 1));
  const start = (room - width - pitch * (inRow - 1)) / 2;
  const spots = Array.from({ length: count }, (_, at) => ({
    left: start + (at % inRow) * pitch,
    turn: 0,
    drop: at < inRow ? 0 : Math.max(height * LOOKS_OUT, FINGER),
  }));
  return { width, height, spots, inRow, end: room };
}

/** Where a card dragged to this point belongs among the others. */
export function positionAt({ spots, width, inRow }: HandLayout, x: number, y: number): number {
  const front = y > (spots[inRow]?.drop ?? Infinity) + RAISE;
  const row = front ? spots.slice(inRow) : spots.slice(0, inRow);
  return (front ? inRow : 0) + row.filter((spot) => spot.left + width / 2 < x).length;
}
