/** A day of reckoning as it is told: district by district, line by line. */
import type { SeenEvent } from '../../../shell/board';
import type { GangsterView, Line, Reckoning } from '../view';

/** How far the telling has come: `district` is the one being paid, `lines` of it have been. */
export interface Progress {
  district: number;
  lines: number;
}

export interface Row {
  colour: string;
  seat: number;
  before: number;
  /** By district: what it has paid, null where it has not yet. */
  paid: (number | null)[];
  total: number;
  /** What the district being paid is still to pay. */
  next: number;
}

/** So long a line, and a district that has paid, are looked at. */
export const LINE_MS = 260;
export const DISTRICT_MS = 480;

export function isOver(day: Reckoning, at: Progress): boolean {
  return at.district >= day.districts.length;
}

/** The next line, or the next district after the last one. */
export function onward(day: Reckoning, at: Progress): Progress {
  const lines = day.districts[at.district]?.lines.length ?? 0;
  return at.lines < lines ? { ...at, lines: at.lines + 1 } : { district: at.district + 1, lines: 0 };
}

/** How long a day takes to tell. */
export function durationOf(day: Reckoning): number {
  return day.districts.reduce((sum, { lines }) => sum + lines.length * LINE_MS + DISTRICT_MS, 0);
}

export function rowsOf(view: GangsterView, day: Reckoning, at: Progress): Row[] {
  const rows = view.colours.map(({ colour, seat, influence }): Row => {
    const before = influence.slice(0, day.stage - 1).reduce((sum, points) => sum + points, 0);
    let next = 0;
    const paid = day.districts.map(({ lines }, index) => {
      if (index > at.district) return null;
      const line = lines.findIndex((one) => one.colour === colour);
      const points = lines[line]?.points ?? 0;
      if (index < at.district || (line >= 0 && line < at.lines)) return points;
      if (line >= 0) next = points;
      return line < 0 ? 0 : null;
    });
    return {
      colour,
      seat,
      before,
      paid,
      total: before + paid.reduce<number>((sum, points) => sum + (points ?? 0), 0),
      next,
    };
  });
  return rows.sort((one, other) => other.total - one.total);
}

/** Whether a line stands above the next one only because its gangster has the higher field. */
export function tiedWithNext(lines: readonly Line[], index: number): Line | null {
  const [line, next] = [lines[index], lines[index + 1]];
  return line && next && line.by_rank && line.gangsters === next.gangsters ? next : null;
}

export interface Influence {
  seat: number;
  /** Of this day, and with all days before. */
  points: number;
  total: number;
}

/** What a day brought everybody, the leader first. */
export function influenceIn(news: readonly SeenEvent[]): Influence[] {
  return news
    .filter(({ event }) => event === 'influence-told')
    .map(({ facts }) => ({
      seat: Number(facts['seat']),
      points: Number(facts['points']),
      total: Number(facts['total']),
    }))
    .sort((one, other) => other.total - one.total);
}
