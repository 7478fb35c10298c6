/** The games of this device as a list: what its keys open, and results whose tables are long gone. */
import type { KeptTable } from '../../net/keyring';
import type { Played } from '../../net/played';

export interface Game {
  table: string;
  title: string;
  /** When it ended, or else was opened. */
  at: number;
  kept: KeptTable | null;
  played: Played | null;
  /** Who else sat or sits there. */
  others: string[];
}

/** Newest first. */
export function gamesOf(tables: readonly KeptTable[], played: readonly Played[]): Game[] {
  const ended = new Map(played.map((game) => [game.table, game]));
  const kept = tables.map((one) => gameOf(one, ended.get(one.table) ?? null));
  const here = new Set(tables.map(({ table }) => table));
  const gone = played.filter(({ table }) => !here.has(table)).map((one) => gameOf(null, one));
  return [...kept, ...gone].sort((one, other) => other.at - one.at);
}

function gameOf(kept: KeptTable | null, played: Played | null): Game {
  const others = played ? played.seats.filter((_, seat) => !played.mine.includes(seat)).map(({ name }) => name) : null;
  return {
    table: kept?.table ?? played?.table ?? '',
    title: kept?.title ?? played?.title ?? '',
    at: played?.at ?? kept?.opened ?? 0,
    kept,
    played,
    others: (others ?? kept?.others ?? []).filter(Boolean),
  };
}

export function peopleIn(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ others }) => others))].sort((one, other) => one.localeCompare(other));
}

/** Those of this title and with this person; an empty wish is none. */
export function chosen(games: readonly Game[], title: string, person: string): Game[] {
  return games.filter(
    (game) => (!title || game.title === title) && (!person || game.others.some((name) => name === person)),
  );
}
