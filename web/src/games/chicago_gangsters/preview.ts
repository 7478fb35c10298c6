/** What the viewer brings with the cards on the table now, and what that leaves to the partner. */
import { KINDS, readMeans, type Kind } from './pieces/means';
import { counts, membersOf, type Side } from './table';
import type { ChicagoGangstersView, Person } from './view';

export interface Need {
  name: 'half' | 'beat';
  /** 'safe', 'partner' must bring so much, or so much is 'missing'. */
  how: 'safe' | 'partner' | 'missing';
  safe: boolean;
  least: number;
  most: number;
  partner: number | null;
}

export interface Preview {
  total: number;
  counts: string[];
  returns: string[];
  kinds: Kind[];
  persons: Person[];
  bonus: number;
  factor: number;
  /** The card that stays face down. */
  hidden: { card: string; points: number } | null;
  needs: Need[];
  /** Mr. X shares with the two largest of three. */
  sharing: boolean;
  done: boolean;
}

export function previewOf(view: ChicagoGangstersView): Preview | null {
  const me = view.seats[view.viewer];
  if (!me) return null;
  const brings = me.brings;
  const factor = view.round.lone === view.viewer ? 2 : 1;
  const counting = me.laid.cards.filter((card) => counts(me, card));
  const persons = me.persons.reduce((sum, { here }) => sum + here, 0);
  const means = counting.reduce((sum, card) => sum + readMeans(card).value * factor, 0);
  // Mr. X has no side yet, so the server does not weigh him; nothing but his cards and persons counts.
  const total = brings?.total ?? persons + means;
  const down = view.round.question === view.viewer ? view.own.left_face_down : null;
  const points = down !== null && counting.includes(down) ? readMeans(down).value * factor : 0;
  return {
    total,
    counts: counting,
    returns: [...me.laid.cards.filter((card) => !counts(me, card)), ...(me.laid.up ? me.laid.returned : [])],
    kinds: KINDS.filter((kind) => counting.some((card) => readMeans(card).kind === kind)),
    persons: me.persons,
    bonus: brings?.bonus ?? 0,
    factor,
    hidden: down === null ? null : { card: down, points },
    needs: me.side === 'defenders' ? needsOf(view, total) : [],
    sharing: me.clan === 'mr-x',
    done: me.laid.how !== null,
  };
}

function needsOf(view: ChicagoGangstersView, total: number): Need[] {
  const targets = view.round.targets;
  if (!targets) return [];
  const others = membersOf(view, 'defenders' satisfies Side).filter((seat) => seat !== view.viewer);
  const partner = others.find((seat) => view.seats[seat]?.clan !== 'mr-x') ?? null;
  const theirs = partner === null ? 0 : (view.seats[partner]?.brings?.total ?? 0);
  return (['half', 'beat'] as const).map((name) => {
    const { least, most } = targets[name];
    const safe = total + theirs >= most;
    if (safe) return { name, how: 'safe', safe, least: 0, most: 0, partner };
    const low = Math.max(0, least - total);
    const high = Math.max(0, most - total);
    return partner === null
      ? { name, how: 'missing', safe: false, least: low, most: high, partner }
      : { name, how: 'partner', safe: name === 'half' && theirs >= low, least: low, most: high, partner };
  });
}
