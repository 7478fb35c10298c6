/** Gangster in the browser. */
import '../../kit/kit.css';
import type { TitleClient } from '../../shell/board';
import { readAction } from './actions';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { coloursOf, GANG_EMBLEMS, ROMAN } from './colours';
import Final from './Final.svelte';
import './palette.css';
import './gangster.css';
import { labelOf, remarkOf } from './labels';
import { paceOf } from './motion';
import Panel from './Panel.svelte';
import Thing from './Thing.svelte';
import { gangIn } from './things';
import type { GangsterView } from './view';

/** What needs no place on the board is a button beside the question. */
const BUTTONS = new Set(['enough', 'push-nobody']);

const client: TitleClient<GangsterView> = {
  Board,
  Panel,
  Aside,
  Final,
  Thing,
  draws: (thing) => gangIn(thing) !== null,
  emblems: GANG_EMBLEMS,
  // With two colours each of them says where its car is.
  role: (view, seat, words) => {
    const [car, second] = coloursOf(view, seat);
    return car && !second ? words.thing(car.car) : '';
  },
  quiet: ['colour-chosen', 'card-turned', 'nothing-taken', 'table-laid', 'equipment-laid'],
  pace: paceOf,
  results: {
    holds: ['reckoning-begun'],
    tells: ['reckoning-begun', 'district-reckoned', 'influence-told'],
    load: () => import('./results').then(({ default: results }) => results),
  },
  score: (view, seat) => view.influence[seat] ?? 0,
  sources: (view, words) =>
    [1, 2, 3].map((stage) => ({
      label: words.say('web-gangster-day-of', { name: ROMAN[stage] ?? '' }),
      values: view.influence.map((_, seat) =>
        coloursOf(view, seat).reduce((sum, one) => sum + (one.influence[stage - 1] ?? 0), 0),
      ),
    })),
  shows: (action) => !BUTTONS.has(readAction(action).kind),
  // Who gets in or out changes what districts score: one sees it before it is done.
  confirms: (action) => ['load', 'unload'].includes(readAction(action).kind),
  label: labelOf,
  remark: remarkOf,
  explains: async () => (await import('./about')).default,
  stage: (view, words) =>
    words.say('web-gangster-where', {
      name: ROMAN[view.stage] ?? '',
      round: Math.ceil(view.turn.number / view.players),
    }),
};

export default client;
