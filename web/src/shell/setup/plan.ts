/** A table in the making: who sits where, and how it is played. Becomes the wish that opens it. */
import type { Company } from './company';
import type { ClockPlan } from '../../net/protocol';
import type { OpenTable, TitleAbout } from '../../net/requests';

export type Sitter = 'me' | 'friend' | 'hot' | 'bot';

export interface SeatPlan {
  sitter: Sitter;
  name: string;
  bot: string;
}

export interface TablePlan {
  title: string;
  /** Who is expected at further chairs. */
  company: Company;
  seats: SeatPlan[];
  options: Record<string, boolean>;
  clock: ClockPlan;
  onlookers: boolean;
  /** Whether everybody hears what onlookers say. */
  heard: boolean;
  listed: boolean;
}

/** What people on this device without a name yet are called, and bots that have none. */
export const NAMES = ['Lucky', 'Ruth', 'Enzo', 'Sofia', 'Dutch', 'Marek'] as const;

/** The clocks that can be chosen, by what they are for. */
export const CLOCKS = {
  none: [{ kind: 'none' }],
  live: [
    { kind: 'decision', seconds: 30 },
    { kind: 'decision', seconds: 60 },
    { kind: 'decision', seconds: 180 },
    { kind: 'bank', seconds: 600, more: 5 },
    { kind: 'bank', seconds: 1200, more: 10 },
  ],
  days: [
    { kind: 'decision', seconds: 86_400 },
    { kind: 'decision', seconds: 3 * 86_400 },
    { kind: 'decision', seconds: 7 * 86_400 },
  ],
} as const satisfies Record<string, readonly ClockPlan[]>;

export type ClockUse = keyof typeof CLOCKS;

export function usual(about: TitleAbout, company: Company): TablePlan {
  const plan: TablePlan = {
    title: about.id,
    company,
    seats: [],
    options: {},
    clock: CLOCKS.none[0],
    onlookers: true,
    heard: false,
    listed: false,
  };
  return withPlayers(plan, about, about.usual);
}

function newSeat(at: number, about: TitleAbout, company: Company): SeatPlan {
  const bot = about.company[at - 1] ?? about.usual_bot;
  if (at === 0) return { sitter: 'me', name: '', bot };
  const name = NAMES[(at - 1) % NAMES.length] ?? '';
  const sitter = company === 'friends' ? 'friend' : company === 'hot' && at === 1 ? 'hot' : 'bot';
  return { sitter, name, bot };
}

/** With so many chairs; options that are not for so many are dropped. */
export function withPlayers(plan: TablePlan, about: TitleAbout, players: number): TablePlan {
  const seats = Array.from({ length: players }, (_, at) => plan.seats[at] ?? newSeat(at, about, plan.company));
  const options = { ...plan.options };
  for (const option of about.options) if (players < option.least || players > option.most) delete options[option.name];
  return { ...plan, seats, options };
}

/** Characters have a name of their own, which the house knows. */
export function wishOf(plan: TablePlan, about: TitleAbout): OpenTable {
  const named = (bot: string): boolean => about.characters.some((one) => one.bot === bot);
  return {
    title: plan.title,
    players: plan.seats.length,
    options: plan.options,
    seats: plan.seats.map(({ sitter, name, bot }) =>
      sitter === 'bot'
        ? { player: bot, name: named(bot) ? '' : name }
        : { player: 'human', name: sitter === 'friend' ? '' : name },
    ),
    clock: plan.clock,
    onlookers: plan.onlookers,
    heard: plan.onlookers && plan.heard,
    // Where friends come, the deal waits for a word: they can sit down, look round and change chairs.
    wait: plan.seats.some(({ sitter }) => sitter === 'friend'),
    listed: plan.listed,
  };
}
