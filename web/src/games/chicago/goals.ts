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
  /** It is held now: at the end of the phase it would win. */
  reached: boolean;
}

export function progressOf(view: ChicagoView, seat: number): Progress[] {
  const goals = view.goals[seat];
  if (!goals) return [];
  return GOALS.map((goal) => {
    const { held, wanted } = goals[goal];
    return { goal, held, wanted, reached: held >= wanted };
  });
}
