/** What the rulebook of Gangster draws beside districts, cars and days of reckoning. */
import Defs from '../../kit/Defs.svelte';
import type { Figures } from '../../shell/board';
import FigureMap from './FigureMap.svelte';
import type { GangsterView } from './view';

const figures: Figures<GangsterView> = { Defs, drawings: { map: FigureMap } };

export default figures;
