/** How a kept table stands for whoever sits there, and which come first. */
import type { KeptTable } from '../../net/keyring';

export type Standing =
  | 'your-move'
  | 'rematch'
  | 'chair'
  | 'minded'
  | 'waits'
  | 'gathering'
  | 'paused'
  | 'looks-on'
  | 'over'
  | 'closed'
  | 'lost';

/** On the desk, in this order; the others are only in the list of all games. */
const FIRST: Standing[] = ['your-move', 'rematch', 'chair', 'minded', 'waits', 'paused', 'gathering'];

/** Somebody who wanted a rematch so long ago, in milliseconds, waits for it no more. */
const PATIENCE = 86_400_000;

export function standingOf(kept: KeptTable, all: readonly KeptTable[] = [], now = Date.now()): Standing {
  const { status } = kept;
  if (status === 'lost' || status === 'closed') return status;
  if (status === 'over') {
    const followed = all.some(({ table }) => table === kept.rematch);
    const wished = kept.rematch ? kept.others?.length : kept.wanting?.length;
    return wished && !followed && now < (kept.since ?? 0) + PATIENCE ? 'rematch' : 'over';
  }
  if (!kept.seats.length) return kept.chair ? 'chair' : 'looks-on';
  if (kept.yourTurn) return 'your-move';
  if (status === 'gathering' || status === 'sealing') return 'gathering';
  if (status === 'paused') return 'paused';
  return kept.minded ? 'minded' : 'waits';
}

/** What goes on, or asks for an answer: first what has waited longest. */
export function onTheDesk(tables: readonly KeptTable[]): { kept: KeptTable; standing: Standing }[] {
  return tables
    .map((kept) => ({ kept, standing: standingOf(kept, tables) }))
    .filter(({ standing }) => FIRST.includes(standing))
    .sort(
      (one, other) =>
        FIRST.indexOf(one.standing) - FIRST.indexOf(other.standing) ||
        (one.kept.since ?? one.kept.opened) - (other.kept.since ?? other.kept.opened),
    );
}
