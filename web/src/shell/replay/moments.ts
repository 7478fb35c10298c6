/** A replay's moments as boards and charts want them. */
import type { AnyView } from '../../games';
import type { Moment, SeatFrame, SeenEvent } from '../../net/protocol';
import type { Replay, ReplayMoment } from '../../net/requests';
import type { TitleClient } from '../board';
import type { Course } from '../end/chart';

/** What a moment's view is on the board: laid open, where all seats' knowledge lies beside it. */
export function viewOf(client: TitleClient<AnyView>, view: AnyView): AnyView {
  const seats = view['seats_open'];
  return Array.isArray(seats) && client.opened ? client.opened(view, seats as AnyView[]) : view;
}

export function courseOf(views: AnyView[], client: TitleClient<AnyView>): Course {
  const first = views[0];
  const players = first ? playersOf(first) : 0;
  return {
    values: Array.from({ length: players }, (_, seat) => views.map((view) => client.score(view, seat))),
    rounds: views.map((view) => client.round?.(view) ?? null),
  };
}

/** What the log makes its lines of: moments count from 0 here, for that is how one goes to them. */
export function logOf(moments: readonly ReplayMoment[]): Moment[] {
  return moments.map(({ kind, seat, events, words }, number) => ({
    number,
    at: 0,
    kind,
    seat,
    events: events as SeenEvent[],
    facts: words ? { words } : {},
  }));
}

/** Everybody sits at a table that is looked at again. */
export function seatsOf({ names, players }: Replay): SeatFrame[] {
  return names.map((name, at) => ({
    name,
    player: players[at] ?? 'human',
    sat: true,
    present: true,
    minded: false,
    committed: true,
  }));
}

/** Every title's view says for how many it is. */
function playersOf(view: AnyView): number {
  const players = view['players'];
  return typeof players === 'number' ? players : Array.isArray(view['seats']) ? view['seats'].length : 0;
}
