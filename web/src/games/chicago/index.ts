/** Chicago in the browser. */
import { capital } from '../../kit/capital';
import '../../kit/kit.css';
import type { TitleClient, Words } from '../../shell/board';
import { readAction } from './actions';
import { askedIn } from './asked';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import './palette.css';
import './chicago.css';
import Final from './Final.svelte';
import Head from './Head.svelte';
import { emblemOf, gangsOf, PHASES } from './gangs';
import { labelOf, remarkOf } from './labels';
import { paceOf } from './news';
import Panel from './Panel.svelte';
import type { ChicagoView } from './view';

/** What needs a place on the plan, in the roster or on the counter; the rest are buttons beside the question. */
const SHOWN = new Set(['move', 'send', 'place', 'hire']);
/** Fortunes are told in thousands, as the values on the plan. */
const THOUSAND = 1000;
const CAUSES = ['start', 'buildings', 'sets', 'prizes', 'hiring'] as const;

const client: TitleClient<ChicagoView> = {
  Board,
  Panel,
  Head,
  Aside,
  Final,
  role: (view, seat, words) => words.listed(gangsOf(view, seat).map(({ gang }) => words.thing(gang))),
  quiet: ['turn-begun', 'member-moved', 'duel-begun'],
  pace: paceOf,
  results: {
    holds: ['duel-begun', 'phase-ended'],
    tells: ['duel-begun', 'duel-rolled', 'rings-fallen', 'duel-won', 'both-fallen', 'phase-ended', 'gang-paid'],
    load: () => import('./results').then(({ default: results }) => results),
  },
  score: (view, seat) => gangsOf(view, seat).reduce((sum, gang) => sum + gang.wealth, 0) / THOUSAND,
  sources: (view, words) => [
    ...CAUSES.map((cause) => ({
      label: words.say(`web-chicago-cause-${cause}`),
      values: seats(view).map((seat) => booked(view, seat, cause)),
    })),
    {
      label: words.say('web-chicago-cause-members'),
      values: seats(view).map(
        (seat) => gangsOf(view, seat).reduce((sum, gang) => sum + gang.wealth - gang.cash, 0) / THOUSAND,
      ),
    },
  ],
  shows: (action) => SHOWN.has(readAction(action).kind),
  label: labelOf,
  remark: remarkOf,
  explains: async () => (await import('./about')).default,
  round: (view) => view.round,
  stage: stageOf,
  emblems: (view) => seats(view).map((seat) => emblemOf(view, seat)),
};

/** Before a phase begins there is no round yet. */
function stageOf(view: ChicagoView, words: Words): string {
  const { prompt } = askedIn(view);
  const message = prompt === 'hire' || prompt === 'place' ? `web-chicago-stage-${prompt}` : 'web-chicago-stage';
  return capital(words.say(message, { phase: view.phase ?? 'phase-a', round: view.round }));
}

function seats(view: ChicagoView): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat);
}

function booked(view: ChicagoView, seat: number, cause: (typeof CAUSES)[number]): number {
  const phases = gangsOf(view, seat).flatMap((gang) => PHASES.map((phase) => gang.accounts[phase]?.[cause] ?? 0));
  return phases.reduce((sum, amount) => sum + amount, 0) / THOUSAND;
}

export default client;
