/** What mattered since a seat's last choice: a handful of events of others, danger last. */
import type { Moment, SeenEvent } from '../../net/protocol';
import type { Matter } from '../board';
import { standingMoves } from '../table/undoing';

/** No more than so many are told. */
const MOST = 5;

export interface Since extends Matter {
  /** The moment it belongs to. */
  number: number;
  seat: number | null;
  event: SeenEvent;
}

/** `matters` says what an event means to this seat. Nothing before its first choice, and nothing it did itself. */
export function sinceLastTurn(
  moments: readonly Moment[],
  you: number,
  matters: (event: SeenEvent) => Matter | null,
): Since[] {
  const standing = standingMoves(moments);
  const last = standing.findLastIndex(({ seat }) => seat === you);
  if (last < 0) return [];
  const found = standing.slice(last + 1).flatMap(({ number, seat = null, events = [] }) =>
    events.flatMap((event): Since[] => {
      const matter = matters(event);
      return matter ? [{ ...matter, number, seat, event }] : [];
    }),
  );
  const weightiest = [...found].sort((one, other) => other.weight - one.weight).slice(0, MOST);
  const told = found.filter((one) => weightiest.includes(one));
  return [...told.filter(({ danger }) => !danger), ...told.filter(({ danger }) => danger)];
}
