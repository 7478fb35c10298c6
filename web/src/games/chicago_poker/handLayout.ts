/**
 * Where the cards of a hand stand, all of them in sight: side by side while there is room, else overlapping so that
 * numerals stay free; where a finger could not tell them apart any more, in two rows.
 */
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
}

const RATIO = 1.4;
/** A chosen card stands this much higher. */
export const RAISE = 8;
const GAP = 15;
/** At either edge, and for a card that leans. */
const EDGE = 6;
/** So much of a card a finger needs. */
const FINGER = 38;
/** So much of a card in the back row looks out above the one before it. */
const LOOKS_OUT = 0.52;

export function layOutHand(room: { width: number; height: number }, count: number, chosen: number): HandLayout {
  const most = Math.max(80, Math.min(room.height - RAISE - 18, 190));
  // Rather a little smaller than overlapping.
  const fitting = ((room.width - 2 * EDGE - GAP * (count - 1)) / count) * RATIO;
  const height = fitting >= most * 0.84 ? Math.min(most, fitting) : most;
  const narrowest = (room.width - 2 * EDGE - height / RATIO) / Math.max(1, count - 1);
  const rows = count > 1 && room.width > 0 && narrowest < FINGER ? 2 : 1;
  return rows === 2 ? twoRows(room.width, most, count) : oneRow(room.width, height, count, chosen);
}

function oneRow(room: number, height: number, count: number, chosen: number): HandLayout {
  const width = height / RATIO;
  const free = room - width - 2 * EDGE;
  const pitch = count > 1 ? Math.min(width + GAP, free / (count - 1)) : 0;
  const overlapping = pitch < width;
  // Behind a chosen card there is a little more room, so that it does not hide its neighbour's numeral.
  const extra = overlapping && chosen >= 0 && chosen < count - 1 ? Math.min(16, width - pitch) : 0;
  const squeezed = count > 1 && extra ? Math.min(pitch, (free - extra) / (count - 1)) : pitch;
  const total = width + squeezed * Math.max(0, count - 1) + extra;
  const start = Math.max(4, (room - total) / 2);
  const middle = (count - 1) / 2;
  const fanned = pitch < width * 0.72;
  const spots = Array.from({ length: count }, (_, at) => ({
    left: start + at * squeezed + (at > chosen && chosen >= 0 ? extra : 0),
    turn: fanned ? (at - middle) * 1.2 : 0,
    drop: fanned ? Math.abs(at - middle) ** 1.6 * 0.8 : 0,
  }));
  return { width, height, spots, inRow: count };
}

function twoRows(room: number, most: number, count: number): HandLayout {
  const inRow = Math.ceil(count / 2);
  const height = Math.min(most / (1 + LOOKS_OUT), ((room - 2 * EDGE) / inRow) * RATIO);
  const width = height / RATIO;
  const pitch = Math.min(width + GAP, (room - 2 * EDGE - width) / Math.max(1, inRow - 1));
  const start = (room - width - pitch * (inRow - 1)) / 2;
  const spots = Array.from({ length: count }, (_, at) => ({
    left: start + (at % inRow) * pitch,
    turn: 0,
    drop: at < inRow ? 0 : height * LOOKS_OUT,
  }));
  return { width, height, spots, inRow };
}

/** Where a card dragged to this point belongs among the others. */
export function positionAt({ spots, width, height, inRow }: HandLayout, x: number, y: number): number {
  const front = inRow < spots.length && y > height * LOOKS_OUT + RAISE;
  const row = front ? spots.slice(inRow) : spots.slice(0, inRow);
  return (front ? inRow : 0) + row.filter((spot) => spot.left + width / 2 < x).length;
}
