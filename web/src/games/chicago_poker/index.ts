/** Chicago Poker in the browser. */
import '../../kit/kit.css';
import { readCard } from './cards/names';
import { BUSINESSES } from './hexagons/businesses';
import { isColour } from '../../kit/suits';
import type { TitleClient } from '../../shell/board';
import { BOSSES, readAction } from './actions';
import Actions from './Actions.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Final from './Final.svelte';
import { paceOf } from './flights';
import Head from './Head.svelte';
import { labelOf, remarkOf } from './labels';
import { openView } from './opened';
import Panel from './Panel.svelte';
import './palette.css';
import './poker.css';
import Thing from './Thing.svelte';
import type { ChicagoPokerView } from './view';

/** What needs no place on the board is a button beside the question. */
const BUTTONS = new Set(['park', 'pistol', 'forgo']);

const client: TitleClient<ChicagoPokerView> = {
  Board,
  Panel,
  Head,
  Aside,
  Asked: Actions,
  Thing,
  draws: (thing) => isColour(thing.split('-')[0] ?? '') && /-\d+$/.test(thing) && 'colour' in readCard(thing),
  role: (_, seat, words) => words.thing(BOSSES[seat] ?? ''),
  opened: openView,
  Final,
  quiet: ['turn-begun', 'hand-dealt'],
  pace: paceOf,
  results: {
    holds: ['duel-begun', 'stake-revealed'],
    tells: ['duel-begun', 'row-turned-up', 'stake-revealed', 'tie-settled', 'tie-break-called', 'business-won'],
    load: () => import('./results').then(({ default: results }) => results),
  },
  score: (view, seat) => Object.values(view.owned[seat] ?? {}).reduce((sum, count) => sum + count, 0),
  sources: (view, words) =>
    BUSINESSES.map((business) => ({
      label: words.thing(business),
      values: view.owned.map((owned) => owned[business]),
    })),
  shows: (action) => !BUTTONS.has(readAction(action).kind),
  label: (action, view, words) => labelOf(action, view, words),
  remark: remarkOf,
  round: (view) => view.turn.round,
  explains: async () => (await import('./about')).default,
};

export default client;
