/** How near a boss is to each way of winning, counted from what is owned (CP-60, CP-61). */
import { BUSINESSES } from './hexagons/businesses';
import type { ChicagoPokerView } from './view';

export type GoalName = 'alike' | 'kinds' | 'any';

export interface Goal {
  name: GoalName;
  have: number;
  need: number;
}

export type Owned = ChicagoPokerView['owned'][number];

/** What each way needs; the short game knows two of them. */
export function needed(short: boolean): { name: GoalName; need: number }[] {
  if (short)
    return [
      { name: 'alike', need: 2 },
      { name: 'any', need: 3 },
    ];
  return [
    { name: 'alike', need: 3 },
    { name: 'kinds', need: 4 },
    { name: 'any', need: 5 },
  ];
}

export function goalsOf(owned: Owned, short: boolean): Goal[] {
  const counts = BUSINESSES.map((business) => owned[business]);
  const have: Record<GoalName, number> = {
    alike: Math.max(...counts),
    kinds: counts.filter((count) => count > 0).length,
    any: counts.reduce((sum, count) => sum + count, 0),
  };
  return needed(short).map(({ name, need }) => ({ name, have: Math.min(have[name], need), need }));
}

/** The goal with the fewest businesses missing; on a tie the one further along. */
export function nearestGoal(owned: Owned, short: boolean): Goal {
  const [first, ...rest] = goalsOf(owned, short);
  if (!first) throw new Error('a game without a goal');
  const missing = (goal: Goal) => goal.need - goal.have;
  return rest.reduce(
    (best, goal) =>
      missing(goal) < missing(best) || (missing(goal) === missing(best) && goal.have > best.have) ? goal : best,
    first,
  );
}

/** The owned businesses one by one, in the order of the kinds. */
export function ownedList(owned: Owned) {
  return BUSINESSES.flatMap((business) => Array.from({ length: owned[business] }, () => business));
}
