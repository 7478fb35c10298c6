/** How a chair stands before the deal, and who is still missing. */
import type { Frame, SeatFrame } from '../../net/protocol';

/** `here` and `away` are people who sat down; a chair is `free` for somebody, or a `bot` has it. */
export type Standing = 'here' | 'away' | 'free' | 'bot';

export function standingOf(seat: SeatFrame): Standing {
  if (seat.player !== 'human') return 'bot';
  if (!seat.sat) return 'free';
  return seat.present ? 'here' : 'away';
}

export interface Company {
  here: number;
  away: string[];
  free: number;
  /** Nobody is missed: the game may begin. */
  all: boolean;
}

export function companyOf(seats: readonly SeatFrame[]): Company {
  const standing = seats.map(standingOf);
  const away = seats.filter((_, at) => standing[at] === 'away').map(({ name }) => name);
  const free = standing.filter((one) => one === 'free').length;
  return { here: seats.length - away.length - free, away, free, all: !away.length && !free };
}

/** Nobody is waited for, and no word either: the deal comes in a moment. `plays` says who is at this device. */
export function dealtAtOnce(
  { seats, wait, left_out }: Pick<Frame, 'seats' | 'wait' | 'left_out'>,
  plays: (number: number) => boolean,
): boolean {
  return !wait && !left_out?.length && seats.every((seat, at) => seat.player !== 'human' || seat.sat || plays(at));
}
