/** The chips of the roster, from view, offers and choice. */
import type { Words } from '../../shell/board';
import type { Waiting } from './choice';
import { membersOf, type LiveGang } from './gangs';
import { labelOf, money, whereabouts } from './labels';
import { planOf } from './plan';
import type { ChicagoView } from './view';
import { moverKey, type Mover } from './ways';

export interface Chip {
  key: string;
  gang: string;
  rings: number;
  count: number;
  name: string;
  note: string;
  /** It can be picked. */
  able: boolean;
  chosen: boolean;
  /** A click on it does this. */
  offer: string | null;
  /** What the shell asks about after 'Why?'. */
  askWhy: string | null;
  /** What it is, for whoever asks about it. */
  thing: string;
  label: string;
}

export interface Rostering {
  view: ChicagoView;
  words: Words;
  gangs: readonly LiveGang[];
  movers: readonly Mover[];
  mover: Mover | null;
  placing: readonly Waiting[];
  placed: number | null;
  /** On a turn: what may be hired, and what is sold at all. */
  offered: ReadonlySet<string>;
  prompt: string;
}

const PLAIN = { able: false, chosen: false, offer: null, askWhy: null };

export function chipsOf(table: Rostering): Chip[] {
  const { view, gangs, prompt } = table;
  const several = gangs.length > 1;
  if (prompt === 'place' && table.placing.length) return placingChips(table);
  const ordered = [...gangs].sort((one, other) => Number(other.gang === view.turn) - Number(one.gang === view.turn));
  return [
    ...hiringChips(table),
    ...ordered.flatMap((gang) => [...standing(table, gang, several), ...waiting(table, gang)]),
  ];
}

function placingChips({ view, words, gangs, placing, placed }: Rostering): Chip[] {
  const gang = gangs[0]?.gang ?? '';
  return placing.map(({ rings, count }) => ({
    ...PLAIN,
    key: String(rings),
    thing: `waiting-${rings}@${gang}`,
    gang,
    rings,
    count,
    name: words.say('web-chicago-rings', { rings }),
    note: money(planOf(view).worth(rings), words),
    able: true,
    chosen: rings === placed,
    label: words.say('web-chicago-pick-waiting', { rings, count }),
  }));
}

/** On a turn one may hire ones and twos before the roll. */
function hiringChips({ view, words, gangs, offered, prompt }: Rostering): Chip[] {
  const gang = gangs.find((one) => one.gang === view.turn)?.gang;
  if (prompt !== 'turn' || !gang || !offered.has('roll')) return [];
  return [1, 2].map((rings) => {
    const action = `hire ${rings}`;
    const offer = offered.has(action) ? action : null;
    const label = labelOf(action, view, words);
    const name = words.say('web-chicago-hire-short', { rings });
    return {
      ...PLAIN,
      key: action,
      thing: `hire-${rings}@${gang}`,
      gang,
      rings,
      count: 1,
      name,
      note: money(planOf(view).worth(rings), words),
      offer,
      askWhy: offer ? null : action,
      label,
    };
  });
}

function standing({ view, words, movers, mover }: Rostering, gang: LiveGang, several: boolean): Chip[] {
  const grouped = new Map<string, Mover>();
  for (const { place, rings } of membersOf(gang)) {
    const key = moverKey({ place, rings });
    const before = grouped.get(key);
    grouped.set(key, { place, rings, count: (before?.count ?? 0) + 1 });
  }
  const able = new Set(movers.map(moverKey));
  return [...grouped].map(([key, { place, rings, count }]) => {
    const { name, note } = whereabouts(place, view, words);
    const whose = several ? `${words.thing(gang.gang)} · ${note}` : note;
    return {
      ...PLAIN,
      key,
      thing: `member@${place}`,
      gang: gang.gang,
      rings,
      count,
      name,
      note: whose,
      able: able.has(key),
      chosen: mover !== null && gang.gang === view.turn && moverKey(mover) === key,
      label: words.say('web-chicago-member', { gang: gang.gang, rings, place }),
    };
  });
}

function waiting({ words }: Rostering, gang: LiveGang): Chip[] {
  return gang.waiting.map((rings, at) => ({
    ...PLAIN,
    key: `${gang.gang} waits ${at}`,
    thing: `waiting-${rings}@${gang.gang}`,
    gang: gang.gang,
    rings,
    count: 1,
    name: words.say('web-chicago-waits'),
    note: words.say('web-chicago-rings', { rings }),
    label: words.say('web-chicago-waiting', { gang: gang.gang, rings }),
  }));
}
