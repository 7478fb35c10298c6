/** What one row's cell shows and offers, put together from view, decision and choice. No rules: only what was sent. */
import type { Words } from '../../shell/board';
import { murderText, playText, raidText, readAction, rideText, type Offers } from './actions';
import type { Business, ChicagoPokerView, Row, Would } from './view';

export interface Target {
  action: string;
  offered: boolean;
  label: string;
}

export interface Cell {
  place: number;
  seat: number;
  business: string;
  /** Whether the card at each place lies face up. */
  facing: readonly boolean[];
  row: Row;
  mine: boolean;
  /** This row has the bullet, and whose it is. */
  bullet: boolean;
  bulletOf: number;
  /** When the duel comes. */
  duel: string;
  leads: boolean;
  note: string;
  /** The card of the draft that would lie here. */
  ghost: string | null;
  /** What the chosen card would make of the row. */
  would: Would | null;
  play: Target | null;
  murder: Target | null;
  raid: Target | null;
  rides: { action: string; to: number; business: string; label: string }[];
  carry: ReadonlyMap<string, { action: string; label: string }>;
  seenBy(at: number): number[];
}

/** What the cells are made from. */
export interface Table {
  view: ChicagoPokerView;
  draft: readonly string[];
  offers: Offers;
  /** The hand card whose targets are lit. */
  chosen: string | null;
  you: number | null;
  words: Words;
  label(action: string): string;
}

export function cellOf(table: Table, place: number, seat: number, business: Business): Cell {
  const { view, you, words } = table;
  const row = business.rows[seat] ?? { cards: [], known: null };
  const mine = seat === you;
  const bullet = business.bullet === seat;
  return {
    place,
    seat,
    business: business.business,
    facing: business.facing,
    row,
    mine,
    bullet,
    bulletOf: business.bullet ?? seat,
    duel: bullet ? duelWords(table, seat) : '',
    leads: business.leads.length === 1 && business.leads[0] === seat,
    note: tieWords(view, place, seat, words),
    ...(mine ? ownTargets(table, place, row) : NO_OWN),
    ...(!mine ? othersTargets(table, place, seat, row) : NO_OTHERS),
    seenBy: (at) =>
      (row.cards[at]?.known_to ?? []).filter((knower) => knower !== seat && knower !== you && knower < view.players),
  };
}

const NO_OWN = { ghost: null, would: null, play: null, rides: [], carry: new Map() };
const NO_OTHERS = { murder: null, raid: null };

function ownTargets(table: Table, place: number, row: Row) {
  const { chosen, draft, offers, view, words } = table;
  const drafted = draft.length === 1 && draft[0] ? readAction(draft[0]) : null;
  const ghost = drafted?.kind === 'play' && drafted.place === place ? drafted.card : null;
  const gangster = chosen?.includes('-') ? chosen : null;
  const playable = gangster !== null && offers.byCard.has(gangster);
  return {
    ghost,
    would: playable ? (row.would?.[gangster] ?? null) : null,
    play: playable ? target(table, playText(gangster, place)) : null,
    rides: chosen === 'limousine' ? ridesFrom(table, place) : [],
    carry: new Map(
      row.cards.flatMap(({ card }) => {
        const action = card ? offers.offered(`carry ${card}`) : null;
        const from = view.decisions.at(-1)?.[2];
        if (!card || !action || !Array.isArray(from) || from[0] !== place - 1) return [];
        return [[card, { action, label: words.say('web-poker-do-carry', { card }) }] as const];
      }),
    ),
  };
}

function ridesFrom(table: Table, place: number) {
  return table.view.businesses.flatMap((other, at) => {
    const action = other && table.offers.offered(rideText(place, at + 1));
    return other && action ? [{ action, to: at + 1, business: other.business, label: table.label(action) }] : [];
  });
}

function othersTargets(table: Table, place: number, seat: number, row: Row) {
  const { chosen } = table;
  return {
    murder: chosen === 'murder' && row.cards.length ? target(table, murderText(seat, place)) : null,
    raid: chosen === 'raid' && row.cards.length ? target(table, raidText(seat, place)) : null,
  };
}

function target(table: Table, action: string): Target {
  return { action, offered: table.offers.texts.has(action), label: table.label(action) };
}

/** Not 'next turn', which everybody has: after whom. */
function duelWords({ view, you, words }: Table, owner: number): string {
  if (owner === you) return words.say('web-poker-duel-mine');
  return words.say('web-poker-duel-after', { seat: (owner + view.players - 1) % view.players });
}

/** In a tie-break: who still chooses, who has staked. The decision on top tells it as masks of seats. */
function tieWords(view: ChicagoPokerView, place: number, seat: number, words: Words): string {
  const [prompt, asked, about] = view.decisions.at(-1) ?? [];
  if (prompt !== 'tie-break' || !Array.isArray(about) || about[0] !== place - 1) return '';
  const among = ((about[1] ?? 0) >> seat) & 1;
  if (!among) return '';
  return words.say((Number(asked) >> seat) & 1 ? 'web-poker-chooses' : 'web-poker-has-staked');
}
