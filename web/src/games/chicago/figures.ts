/** What the rulebook of Chicago draws beside houses, members and results. */
import Defs from '../../kit/Defs.svelte';
import type { Figures } from '../../shell/board';
import FigureGoal from './FigureGoal.svelte';
import FigureMap from './FigureMap.svelte';
import type { ChicagoView } from './view';

const figures: Figures<ChicagoView> = { Defs, drawings: { goal: FigureGoal, map: FigureMap } };

export default figures;
