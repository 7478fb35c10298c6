/** Where the cards of a hand stand: side by side while there is room, else overlapping so that numerals stay free. */
export interface Spot {
  left: number;
  turn: number;
  drop: number;
}

export interface HandLayout {
  width: number;
  height: number;
  spots: Spot[];
}

const RATIO = 1.4;
/** A chosen card stands this much higher. */
export const RAISE = 8;

export function layOutHand(room: { width: number; height: number }, count: number, chosen: number): HandLayout {
  const gap = 15;
  const most = Math.max(80, Math.min(room.height - RAISE - 18, 190));
  // Rather a little smaller than overlapping.
  const fitting = ((room.width - 12 - gap * (count - 1)) / count) * RATIO;
  const height = fitting >= most * 0.84 ? Math.min(most, fitting) : most;
  const width = height / RATIO;
  // On a phone the last card may run off the edge: its numeral is on the left.
  const crowded = (width + 4) * count > room.width * 1.6;
  const free = room.width - (crowded ? width * 0.62 : width) - 12;
  const pitch = count > 1 ? Math.min(width + gap, free / (count - 1)) : 0;
  const overlapping = pitch < width;
  // Behind a chosen card there is a little more room, so that it does not hide its neighbour's numeral.
  const extra = overlapping && chosen >= 0 && chosen < count - 1 ? Math.min(16, width - pitch) : 0;
  const squeezed = count > 1 && extra ? Math.min(pitch, (free - extra) / (count - 1)) : pitch;
  const total = width + squeezed * Math.max(0, count - 1) + extra;
  const start = crowded ? 6 : Math.max(4, (room.width - total) / 2);
  const middle = (count - 1) / 2;
  const fanned = pitch < width * 0.72;
  const spots = Array.from({ length: count }, (_, at) => ({
    left: start + at * squeezed + (at > chosen && chosen >= 0 ? extra : 0),
    turn: fanned ? (at - middle) * 1.6 : 0,
    drop: fanned ? Math.abs(at - middle) ** 1.6 * 0.8 : 0,
  }));
  return { width, height, spots };
}

/** Where a card dragged to `x` belongs among the others. */
export function positionAt(layout: HandLayout, x: number): number {
  const middles = layout.spots.map((spot) => spot.left + layout.width / 2);
  return middles.filter((middle) => middle < x).length;
}
