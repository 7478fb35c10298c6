/** Chicago Gangsters in the browser. */
import '../../kit/kit.css';
import { isMeans } from './pieces/means';
import type { TitleClient } from '../../shell/board';
import { undoneBy } from './actions';
import Board from './Board.svelte';
import Final from './Final.svelte';
import { paceOf } from './flights';
import './palette.css';
import './gangsters.css';
import { isShown, labelOf } from './labels';
import { openView } from './opened';
import Panel from './Panel.svelte';
import { emblemsIn } from './table';
import Thing from './Thing.svelte';
import type { ChicagoGangstersView } from './view';

const SOURCES = ['loot', 'abilities', 'showdown', 'godfather'] as const;

const client: TitleClient<ChicagoGangstersView> = {
  Board,
  Panel,
  Final,
  opened: openView,
  Thing,
  draws: isMeans,
  role: (view, seat, words) => words.thing(view.seats[seat]?.clan ?? ''),
  emblems: emblemsIn,
  undoes: undoneBy,
  closes: (action) => action.startsWith('commit ') || action === 'settle',
  quiet: ['hand-dealt', 'winners-loot', 'losers-loot', 'question-given', 'brought', 'clan-dealt'],
  pace: paceOf,
  results: {
    holds: ['round-evaluated', 'stake-revealed', 'showdown-begun'],
    tells: [
      'round-evaluated',
      'stake-revealed',
      'duel-undecided',
      'godfather-crowned',
      'showdown-begun',
      'hand-shown',
      'majority-won',
    ],
    load: () => import('./results').then(({ default: results }) => results),
  },
  score: (view, seat) => view.seats[seat]?.alcohol ?? 0,
  sources: (view, words) =>
    SOURCES.filter((source) => source !== 'godfather' || view.seats.some(({ earned }) => earned.godfather > 0)).map(
      (source) => ({
        label: words.say(`web-gang-from-${source}`),
        values: view.seats.map(({ earned }) => earned[source]),
      }),
    ),
  shows: isShown,
  label: labelOf,
  explains: async () => (await import('./about')).default,
  round: (view) => view.round.number,
};

export default client;
