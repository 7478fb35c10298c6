/** The three goals of a player: the casinos, the square, members with four rings. */
import casino from 'icon:game/dice-six-faces-five';
import square from 'icon:game/dice-six-faces-four';
import type { ChicagoView } from './view';

/** Four rings, one above the other. */
const rings =
  '<g fill="none" stroke="currentColor" stroke-width="50">' +
  [90, 200, 310, 420].map((y) => `<ellipse cx="256" cy="${y}" rx="190" ry="52"/>`).join('') +
  '</g>';

export const GOALS = ['goal-casinos', 'goal-square', 'goal-fours'] as const;
export type GoalName = (typeof GOALS)[number];
export const GOAL_ICONS: Record<GoalName, string> = {
  'goal-casinos': casino,
  'goal-square': square,
  'goal-fours': rings,
};

export interface Progress {
  goal: GoalName;
  held: number;
  wanted: number;
  missing: number;
}

export function progressOf(view: ChicagoView, seat: number): Progress[] {
  const goals = view.goals[seat];
  return goals ? GOALS.map((goal) => ({ goal, ...goals[goal] })) : [];
}

/** The goal that a player is nearest to; of equals the one that more is held of. */
export function nearestOf(view: ChicagoView, seat: number): Progress | null {
  const sorted = progressOf(view, seat).sort((one, other) => one.missing - other.missing || other.held - one.held);
  return sorted[0] ?? null;
}

export interface Near {
  seat: number;
  goal: GoalName;
  missing: number;
}

/** Everybody who holds a goal or is one short of it, those who hold one first. */
export function nearGoals(view: ChicagoView): Near[] {
  return view.goals
    .flatMap((_, seat) => progressOf(view, seat).map(({ goal, missing }) => ({ seat, goal, missing })))
    .filter(({ missing }) => missing <= 1)
    .sort((one, other) => one.missing - other.missing);
}
