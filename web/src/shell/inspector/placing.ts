/** Where a sheet lies: never on the thing it tells of, never on what is offered while there is room, never off screen. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** How much it covers of what should be seen; 0 is nothing. */
  covers: number;
}

const EDGE = 8;
const GAP = 10;
const STEP = 20;

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function grown({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** From edge to edge in steps, and where it would lie best beside the thing. */
function along(room: number, size: number, from: number, to: number): number[] {
  const last = room - EDGE - size;
  if (last <= EDGE) return [Math.max(0, last)];
  const best = [from - GAP - size, to + GAP, (from + to - size) / 2, from, to - size];
  const steps = Array.from({ length: Math.floor((last - EDGE) / STEP) + 1 }, (_, at) => EDGE + at * STEP);
  return [...best.filter((at) => at >= EDGE && at <= last), ...steps, last];
}

/** How far apart two are, at their nearest. */
function distance(one: Rect, other: Rect): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/**
 * The nearest place beside a thing for a sheet of this size. It covers none of `offered` if that can be, and of `spared`
 * as little as that allows.
 */
export function placed(size: Size, thing: Rect, offered: readonly Rect[], spared: readonly Rect[], room: Size): Spot {
  const own = grown(thing, GAP - 1);
  let best: Spot = { left: EDGE, top: EDGE, covers: Infinity };
  let least = Infinity;
  for (const top of along(room.height, size.height, thing.top, thing.bottom)) {
    for (const left of along(room.width, size.width, thing.left, thing.right)) {
      const sheet = { left, top, right: left + size.width, bottom: top + size.height };
      // Above is best: there the hand that points does not hide it.
      const far = distance(sheet, thing) + (sheet.bottom <= thing.top ? 0 : 25);
      let covers = overlap(sheet, own) * 100;
      for (const one of spared) covers += overlap(sheet, one);
      for (const one of offered) {
        if (far + covers >= least) break;
        covers += overlap(sheet, one) * 100;
      }
      if (far + covers >= least) continue;
      least = far + covers;
      best = { left, top, covers };
    }
  }
  return best;
}

/** On a phone a sheet comes from below, or from above if it would hide the thing. */
export function phoneSide(height: number, thing: Rect, room: Size): 'below' | 'above' {
  if (thing.bottom <= room.height - height) return 'below';
  const seenBelow = room.height - height - thing.top;
  const seenAbove = thing.bottom - height;
  return seenAbove > seenBelow ? 'above' : 'below';
}
