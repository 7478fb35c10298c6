/** How near a boss is to each way of winning, as the view tells it (CP-60, CP-61). */
import { BUSINESSES } from './hexagons/businesses';
import type { ChicagoPokerView, Goal } from './view';

/** The ways to win. */
export type GoalName = Goal['way'];

export type Owned = ChicagoPokerView['owned'][number];

/** The goal with the fewest businesses missing; on a tie the one further along. */
export function nearestGoal(goals: readonly Goal[]): Goal | null {
  const sorted = [...goals].sort((one, other) => one.missing - other.missing || other.have - one.have);
  return sorted[0] ?? null;
}

/** The owned businesses one by one, in the order of the kinds. */
export function ownedList(owned: Owned) {
  return BUSINESSES.flatMap((business) => Array.from({ length: owned[business] }, () => business));
}
