/** Where the coach's light falls and where the coach stands: never on what is to be touched. */
import { type Rect, type Size, placed } from '../inspector/placing';

export interface Lit {
  /** What is to be touched, or what is spoken of; with a ring. */
  rings: Rect[];
  /** What stays bright beside it. */
  bright: Rect[];
}

/** How far a ring stands off what it is about. */
export const RING = 4;
/** Where there is room, the coach stands so far off that the thread is seen. */
const AWAY = 30;

export function grown({ left, top, right, bottom }: Rect, by = RING): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** One rectangle round all of these; null round none. */
export function round(rects: readonly Rect[]): Rect | null {
  if (!rects.length) return null;
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

export function meet(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The coach's place: beside what is lit; where nothing is, in the middle of the `stage`. */
export function standing(
  size: Size,
  lit: Lit,
  spared: readonly Rect[],
  stage: Rect,
  room: Size,
): { left: number; top: number; covers: number } {
  const about = round(lit.rings);
  const offset = room.width > 720 && room.height > 499 ? AWAY : RING + 2;
  // Better on anything else than on a corner of what is lit.
  for (const [away, others] of [
    [offset, spared],
    [RING + 2, spared],
    [RING + 2, []],
  ] as const) {
    if (!about) break;
    const own = lit.rings.map((one) => grown(one, away));
    const found = placed(size, grown(about, away), [...own, ...(others.length ? lit.bright : [])], others, room);
    const here = { ...found, right: found.left + size.width, bottom: found.top + size.height };
    if (!others.length || !lit.rings.some((one) => meet(here, grown(one)))) return found;
  }
  const left = Math.max(8, Math.min((stage.left + stage.right - size.width) / 2, room.width - size.width - 8));
  const top = Math.max(8, Math.min((stage.top + stage.bottom - size.height) / 2, room.height - size.height - 8));
  return { left, top, covers: 0 };
}

/** A line from the coach to what is lit, ending a little before it; empty where they are next to each other. */
export function thread(coach: Rect, ring: Rect): string {
  const to = middle(ring);
  const above = coach.bottom <= ring.top;
  const below = coach.top >= ring.bottom;
  const clamp = (at: number, from: number, until: number): number => Math.max(from, Math.min(at, until));
  if (above || below) {
    const x = clamp(to.x, coach.left + 40, coach.right - 40);
    const [from, end] = above ? [coach.bottom + 6, ring.top - 12] : [coach.top - 6, ring.bottom + 12];
    if (Math.abs(end - from) < 12) return '';
    const turn = (from + end) / 2;
    return `M${x} ${from} C ${x} ${turn}, ${to.x} ${turn}, ${to.x} ${end}`;
  }
  const y = clamp(to.y, coach.top + 30, coach.bottom - 30);
  const [from, end] = coach.right <= ring.left ? [coach.right + 6, ring.left - 12] : [coach.left - 6, ring.right + 12];
  if (Math.abs(end - from) < 12) return '';
  const turn = (from + end) / 2;
  return `M${from} ${y} C ${turn} ${y}, ${turn} ${to.y}, ${end} ${to.y}`;
}

function middle({ left, top, right, bottom }: Rect): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
