/** How the tables stand that this device has keys of: the house is asked once for all of them. */
import { api } from './http';
import { DEAD, ENDED, type KeptTable, keep, keptTable, keptTables } from './keyring';
import { keepPlayed, playedAt } from './played';
import type { OwnTable, TableNews } from './requests';

/** So many are asked about at once: as many as the house hears. */
const MOST = 24;
const DAY = 86_400_000;
/** Said of a table or a key that is gone for good. */
const GONE = [...DEAD, 'table-unknown', 'table-stranger'];

/** Whether the house may know more of a table than this device: it goes on, its end is not known here, or it ended not
 * long ago and somebody may want a rematch. */
function mayHaveNews(kept: KeptTable): boolean {
  if (!secretsOf(kept).length || kept.status === 'lost' || kept.status === 'closed') return false;
  const end = playedAt(kept.table);
  return !end || end.at > Date.now() - DAY;
}

function secretsOf({ seats, link }: KeptTable): string[] {
  return seats.length ? seats.map(({ key }) => key) : link ? [link] : [];
}

/** Those of which there may be news, what goes on before what has ended. */
export function toAskAbout(): OwnTable[] {
  const all = keptTables().filter(mayHaveNews);
  const goesOn = ({ status }: KeptTable): boolean => !ENDED.includes(status);
  return [...all.filter(goesOn), ...all.filter((kept) => !goesOn(kept))]
    .slice(0, MOST)
    .map((kept) => ({ table: kept.table, keys: secretsOf(kept) }));
}

/** Ask about these tables, and keep what is told. */
export async function askAbout(tables: OwnTable[]): Promise<void> {
  if (!tables.length) return;
  const { now, tables: told } = await api.own({ tables });
  for (const news of told) take(news, Date.now() - now * 1000);
}

/** `ahead` is by how much this device's clock is ahead of the house's, in milliseconds. */
function take(news: TableNews, ahead: number): void {
  const kept = keptTable(news.table);
  if (!kept) return;
  if (news.why) {
    if (GONE.includes(news.why) && !playedAt(news.table)) keep({ ...kept, status: 'lost', yourTurn: false });
    return;
  }
  const { seats = [], mine = [], asked = [], ended = null } = news;
  const since = news.since ?? ended?.at ?? null;
  const names = (some: number[]): string[] => some.map((seat) => seats[seat]?.name ?? '').filter(Boolean);
  keep({
    ...kept,
    title: news.title || kept.title,
    status: news.status || kept.status,
    yourTurn: asked.some((seat) => mine.includes(seat)),
    waitsFor: names(asked).join(', '),
    players: names(seats.map((_, seat) => seat)).join(', '),
    others: names(seats.map((_, seat) => seat).filter((seat) => !mine.includes(seat))),
    since: since === null ? null : since * 1000 + ahead,
    minded: news.minded ?? false,
    chair: news.chair ?? false,
    rematch: news.rematch ?? null,
    wanting: names((news.wanting ?? []).filter((seat) => !mine.includes(seat))),
  });
  if (ended && mine.length) {
    const { winners, scores, at } = ended;
    keepPlayed({
      table: news.table,
      title: news.title ?? kept.title,
      at: at * 1000 + ahead,
      seats,
      mine,
      winners,
      scores,
    });
  }
}
