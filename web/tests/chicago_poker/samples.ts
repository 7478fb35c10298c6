/** Small views for the tests of the board. */
import type { Business, ChicagoPokerView, Row } from '../../src/games/chicago_poker/view';

export function row(...cards: (string | null)[]): Row {
  return { cards: cards.map((card) => ({ card, up: card !== null, known_to: [0] })), known: null };
}

export function business(kind: Business['business'], rows: Row[], bullet: number | null = null): Business {
  return { business: kind, facing: [true, true, true, false, false], bullet, leads: [], rows };
}

const NONE = { bar: 0, 'jazz-club': 0, brewery: 0, 'gambling-den': 0 };

export function view(changes: Partial<ChicagoPokerView> = {}): ChicagoPokerView {
  return {
    viewer: 0,
    players: 2,
    hand: ['red-7', 'blue-9', 'murder'],
    stake: null,
    hands: [3, 5],
    pile: 40,
    discards: [],
    businesses: [business('bar', [row('red-2'), row(null, null)]), business('brewery', [row(), row('green-4')])],
    bullets: [],
    due: [],
    unopened: NONE,
    owned: [NONE, NONE],
    to_win: [[], []],
    turn: { seat: 0, number: 4, round: 3, actions: 2, extra: 0, shots: 0, idle: 0, reveals: 0 },
    decisions: [['turn', 1, []]],
    outcome: null,
    ...changes,
  };
}
