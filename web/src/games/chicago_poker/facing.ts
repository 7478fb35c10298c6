/** How the five cards of a row lie, as it is drawn on each tile in our box (CP-31): true is face up. */
import type { Business } from '../../kit/hexagons/businesses';

export const FACING: Record<Business, readonly boolean[]> = {
  bar: [false, false, true, true, true],
  'jazz-club': [true, true, true, false, false],
  brewery: [true, true, true, true, true],
  'gambling-den': [false, false, false, false, false],
};
