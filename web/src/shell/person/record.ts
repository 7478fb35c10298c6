/** What the games of this device add up to: by title, by opponent, by evening. */
import { type Played, placeOf, won } from '../../net/played';

/** So many of a title's last games are shown one by one. */
const LAST = 10;
const HOUR = 3_600_000;
/** A game that ends before this hour belongs to the evening before. */
const MORNING = 5;

export type Place = 'won' | 'second' | 'further';

export interface OfTitle {
  title: string;
  games: number;
  won: number;
  /** The newest at the end. */
  last: Place[];
}

/** Most played first. `games` are newest first. */
export function byTitle(games: readonly Played[]): OfTitle[] {
  const titles = [...new Set(games.map(({ title }) => title))].map((title) => {
    const own = games.filter((game) => game.title === title);
    const last = own.slice(0, LAST).map(placed).reverse();
    return { title, games: own.length, won: own.filter(won).length, last };
  });
  return titles.sort((one, other) => other.games - one.games);
}

function placed(game: Played): Place {
  return won(game) ? 'won' : placeOf(game) === 2 ? 'second' : 'further';
}

export interface Opponent {
  name: string;
  bot: boolean;
  games: number;
  /** When the last of them ended. */
  last: number;
  /** How often this device finished higher, and how often the opponent did. */
  higher: number;
  lower: number;
}

/** Whom this device has met most, people before bots. */
export function opponents(games: readonly Played[]): Opponent[] {
  const met = new Map<string, Opponent>();
  for (const game of games) {
    const mine = rankOf(game, game.mine);
    game.seats.forEach(({ name, player }, seat) => {
      if (game.mine.includes(seat) || !name) return;
      const bot = player !== 'human';
      const key = `${bot ? 'bot' : 'person'} ${name}`;
      const one = met.get(key) ?? { name, bot, games: 0, last: game.at, higher: 0, lower: 0 };
      const theirs = rankOf(game, [seat]);
      one.games += 1;
      one.last = Math.max(one.last, game.at);
      if (mine > theirs) one.higher += 1;
      if (mine < theirs) one.lower += 1;
      met.set(key, one);
    });
  }
  return [...met.values()].sort((one, other) => Number(one.bot) - Number(other.bot) || other.games - one.games);
}

/** Higher is better: whoever wins is above every score. */
function rankOf(game: Played, seats: readonly number[]): number {
  if (seats.some((seat) => game.winners.includes(seat))) return Infinity;
  return Math.max(...seats.map((seat) => game.scores[seat] ?? -Infinity));
}

export interface Evenings {
  /** On so many days a game ended. */
  count: number;
  /** So many days in a row up to today, or up to yesterday while today is not over; and the longest such row. */
  streak: number;
  longest: number;
  /** The last seven days, today at the end. */
  week: { day: number; played: boolean }[];
}

/** The evening of a moment, as a number of days. */
function eveningOf(at: number): number {
  const day = new Date(at - MORNING * HOUR);
  return Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / (24 * HOUR));
}

export function eveningsOf(games: readonly Played[], now = Date.now()): Evenings {
  const played = new Set(games.map(({ at }) => eveningOf(at)));
  const today = eveningOf(now);
  const rowUpTo = (day: number): number => {
    let length = 0;
    while (played.has(day - length)) length += 1;
    return length;
  };
  const longest = Math.max(0, ...[...played].map(rowUpTo));
  const week = Array.from({ length: 7 }, (_, back) => today - 6 + back).map((day) => ({
    day: day * 24 * HOUR,
    played: played.has(day),
  }));
  return { count: played.size, streak: rowUpTo(today) || rowUpTo(today - 1), longest, week };
}
