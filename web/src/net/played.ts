/** Games that this device has played to their end: who sat there and how it ended, as the house told it. No keys. */
export interface Played {
  table: string;
  title: string;
  /** When it ended, by this device's clock. */
  at: number;
  seats: { name: string; player: string }[];
  /** Who played here: one seat, or at a hot seat several. */
  mine: number[];
  winners: number[];
  scores: number[];
}

const PLACE = 'backroom.played';
/** The oldest go first. */
const MOST = 500;

/** Newest first. */
export function played(): Played[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Played[];
  } catch {
    return [];
  }
}

export function playedAt(table: string): Played | undefined {
  return played().find((game) => game.table === table);
}

export function keepPlayed(game: Played): void {
  write([game, ...played().filter(({ table }) => table !== game.table)].sort((one, other) => other.at - one.at));
}

export function forgetPlayed(table: string): void {
  if (playedAt(table)) write(played().filter((game) => game.table !== table));
}

function write(games: Played[]): void {
  localStorage.setItem(PLACE, JSON.stringify(games.slice(0, MOST)));
}

export function won(game: Played): boolean {
  return game.mine.some((seat) => game.winners.includes(seat));
}

/** The best place of those who played here: winners are first together, the others follow by their scores. */
export function placeOf(game: Played): number {
  if (won(game)) return 1;
  const lost = game.scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => !game.winners.includes(seat));
  const best = Math.max(...lost.filter(({ seat }) => game.mine.includes(seat)).map(({ score }) => score));
  return game.winners.length + lost.filter(({ score }) => score > best).length + 1;
}

/** How many games of a title were played here, and how many of them were won. */
export function tallyOf(title: string): { games: number; won: number } {
  const games = played().filter((game) => game.title === title);
  return { games: games.length, won: games.filter(won).length };
}
