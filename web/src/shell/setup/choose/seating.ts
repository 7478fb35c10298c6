/** Characters and chairs: who sits where, and which card the keys lead to. */
import type { CharacterAbout } from '../../../net/requests';
import type { TablePlan } from '../plan';

/** The chair that a bot has, from 0; null if it has none. */
export function chairOf(plan: TablePlan, bot: string): number | null {
  const at = plan.seats.findIndex((seat) => seat.sitter === 'bot' && seat.bot === bot);
  return at < 0 ? null : at;
}

/** Somebody sits down; if they had another chair, they change places with whoever is here. */
export function seated(plan: TablePlan, chair: number, bot: string): TablePlan {
  const before = chairOf(plan, bot);
  const here = plan.seats[chair]?.bot ?? bot;
  const seats = plan.seats.map((seat, at) => {
    if (at === chair) return { ...seat, sitter: 'bot' as const, bot };
    return at === before ? { ...seat, bot: here } : seat;
  });
  return { ...plan, seats };
}

/** Every bot's chair for somebody drawn by lot, nobody twice as long as there are others. */
export function surprised(plan: TablePlan, characters: readonly CharacterAbout[], luck = Math.random): TablePlan {
  let left = characters.map(({ bot }) => bot);
  const seats = plan.seats.map((seat) => {
    if (seat.sitter !== 'bot' || !characters.length) return seat;
    if (!left.length) left = characters.map(({ bot }) => bot);
    const [bot = seat.bot] = left.splice(Math.floor(luck() * left.length), 1);
    return { ...seat, bot };
  });
  return { ...plan, seats };
}

/** The next chair of a bot after this one; this one if it is the last. */
export function nextChair(plan: TablePlan, chair: number): number {
  const after = plan.seats.findIndex(({ sitter }, at) => at > chair && sitter === 'bot');
  return after < 0 ? chair : after;
}

/** Where a key leads from a card: arrows move in the grid of levels, a number jumps to a level. Null: nowhere. */
export function cardAt(columns: readonly (readonly string[])[], from: string, key: string): string | null {
  const level = Number(key);
  if (Number.isInteger(level) && level > 0) return columns[level - 1]?.[0] ?? null;
  const column = columns.findIndex((bots) => bots.includes(from));
  const row = columns[column]?.indexOf(from) ?? -1;
  if (row < 0) return null;
  if (key === 'ArrowUp') return columns[column]?.[row - 1] ?? null;
  if (key === 'ArrowDown') return columns[column]?.[row + 1] ?? null;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  for (let at = column + step; step && at >= 0 && at < columns.length; at += step) {
    const bots = columns[at] ?? [];
    if (bots.length) return bots[Math.min(row, bots.length - 1)] ?? null;
  }
  return null;
}
