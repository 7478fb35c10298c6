/** What `backroom play` was told about the table: it stands in the address of the set-up page. */
import type { TitleAbout } from '../../net/requests';
import { type TablePlan, withPlayers } from './plan';

export interface Asked {
  players: number | null;
  options: string[];
  /** One for each seat but mine. */
  bots: string[];
  name: string;
}

export function askedFor(query: URLSearchParams): Asked {
  const players = Number.parseInt(query.get('players') ?? '', 10);
  return {
    players: Number.isNaN(players) ? null : players,
    options: listed(query.get('options')),
    bots: listed(query.get('bots')),
    name: (query.get('name') ?? '').slice(0, 40),
  };
}

/** The plan with what was asked for. An address may say anything: what the title does not have is left out. */
export function asAsked(plan: TablePlan, about: TitleAbout, asked: Asked): TablePlan {
  const { players } = asked;
  const fits = players !== null && players >= about.least && players <= about.most;
  const sized = fits ? withPlayers(plan, about, players) : plan;
  const count = sized.seats.length;
  const options = { ...sized.options };
  for (const { name, least, most } of about.options)
    if (asked.options.includes(name) && count >= least && count <= most) options[name] = true;
  const seats = sized.seats.map((seat, at) => {
    const bot = at > 0 ? asked.bots[at - 1] : undefined;
    const known = [...about.bots, ...about.characters.map((one) => one.bot)];
    return bot !== undefined && known.includes(bot) ? { ...seat, bot } : seat;
  });
  return { ...sized, options, seats };
}

function listed(text: string | null): string[] {
  return text ? text.split(',') : [];
}
