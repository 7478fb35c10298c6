/** Small views for the tests of the board. */
import type { ChicagoView, Gang } from '../../src/games/chicago/view';

export function gang(name: Gang['gang'], seat: number | null, changes: Partial<Gang> = {}): Gang {
  if (seat === null) return { gang: name, seat };
  return {
    gang: name,
    seat,
    cash: 100_000,
    wealth: 150_000,
    income: { buildings: 30_000, sets: 0, unguarded: 0 },
    accounts: {},
    figures: 19,
    lost: 0,
    chips: 20,
    waiting: [],
    members: {},
    sits_out: false,
    ...changes,
  };
}

const GOAL = { held: 0, wanted: 3, missing: 3, since: null };

export function view(changes: Partial<ChicagoView> = {}): ChicagoView {
  return {
    viewer: 0,
    players: 4,
    plan: '1',
    crowded_houses: false,
    guarded_casinos: false,
    hidden: [],
    phase: 'phase-a',
    round: 1,
    rounds_left: 6,
    order: ['yellow', 'red', 'green', 'blue'],
    turn: 'yellow',
    points: 3,
    bank_rings: 134,
    prices: [10_000, 25_000, 40_000],
    gangs: [gang('yellow', 0), gang('red', 1), gang('green', 2), gang('blue', 3)],
    owners: {},
    goals: Array.from({ length: 4 }, () => ({ 'goal-casinos': GOAL, 'goal-square': GOAL, 'goal-fours': GOAL })),
    would_win: [],
    siege: null,
    reach: [],
    meets: {},
    leaves: [],
    odds: [
      [0.4, 0.3, 0.2, 0.1],
      [0.6, 0.5, 0.4, 0.3],
      [0.8, 0.7, 0.5, 0.4],
      [0.9, 0.8, 0.6, 0.5],
    ],
    decisions: [['move', 1, [0]]],
    outcome: null,
    ...changes,
  };
}
