/** What the rulebook of Chicago Gangsters draws beside cards, persons and results. */
import type { Figures } from '../../shell/board';
import FigureDefs from './FigureDefs.svelte';
import FigureRound from './FigureRound.svelte';
import FigureTable from './FigureTable.svelte';
import type { ChicagoGangstersView } from './view';

const figures: Figures<ChicagoGangstersView> = {
  Defs: FigureDefs,
  drawings: { round: FigureRound, table: FigureTable },
};

export default figures;
