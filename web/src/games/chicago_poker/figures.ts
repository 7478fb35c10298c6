/** What the rulebook of Chicago Poker draws beside cards, businesses and duels. */
import Defs from '../../kit/Defs.svelte';
import type { Figures } from '../../shell/board';
import FigureHand from './FigureHand.svelte';
import FigureRows from './FigureRows.svelte';
import type { ChicagoPokerView } from './view';

const figures: Figures<ChicagoPokerView> = { Defs, drawings: { rows: FigureRows, hand: FigureHand } };

export default figures;
