/** Chicago Gangsters' results: rounds, duels for the Godfather's card, the showdown; and what matters meanwhile. */
import { capital } from '../../../kit/capital';
import type { Ceremony, Change, Matter, Results, SeenEvent, Words } from '../../../shell/board';
import { judgedFrom, judgedOf, type Judged } from '../judged';
import { readMeans } from '../pieces/means';
import type { ChicagoGangstersView, Evaluation } from '../view';
import Picture from './Picture.svelte';
import Small from './Small.svelte';
import { find, stakesIn, type Stakes } from './stakes';

/** What `Picture` draws. */
export type Scene = { judged: Judged } | { stakes: Stakes } | { showdown: true };

const FIRST = ['larger-chooses', 'marked-chooses', 'mr-x-chooses', 'lone-chooses', 'godfather-takes-all'];

/** A sentence as a headline. */
const titled = (event: SeenEvent, words: Words): string => words.say(event.event, event.facts).replace(/\.$/, '');

function sumsOf(evaluation: Evaluation): { won: number; lost: number } {
  const sum = (wins: boolean): number =>
    evaluation.sides.find(({ side }) => (side === evaluation.winner) === wins)?.sum ?? 0;
  return { won: sum(true), lost: sum(false) };
}

function roundChanges(evaluation: Evaluation, news: readonly SeenEvent[], words: Words): Change[] {
  const loser = evaluation.winner === 'challengers' ? 'defenders' : 'challengers';
  const { reached, needed } = evaluation.half;
  return [
    {
      heading: capital(words.thing(loser)),
      text: words.say(reached ? 'web-gang-half-reached' : 'web-gang-half-missed', { points: needed }),
    },
    ...news
      .filter(({ event }) => FIRST.includes(event))
      .map(({ event, facts }) => {
        const seat = Number(facts['seat']);
        return { seat, heading: words.player(seat), text: words.say(event, facts) };
      }),
  ];
}

function roundCeremony(judged: Judged, news: readonly SeenEvent[]): Ceremony {
  const { evaluation, round } = judged;
  const { won, lost } = sumsOf(evaluation);
  return {
    scene: { judged } satisfies Scene,
    takes: 0,
    about: (words) => words.say('web-gang-result-round', { round: round.number, district: round.district }),
    headline: (words) => words.say('web-gang-win', { side: capital(words.thing(evaluation.winner)) }),
    why: (words) =>
      evaluation.why === 'tie'
        ? words.say('web-gang-why-tie', { points: won })
        : words.say('web-gang-why-higher', { points: won, other: lost }),
    clause: 'CG-41',
    changes: (words) => roundChanges(evaluation, news, words),
  };
}

function stakesCeremony(news: readonly SeenEvent[]): Ceremony {
  const stakes = stakesIn(news);
  const told = find(news, 'godfather-crowned') ?? find(news, 'duel-undecided');
  const highest = Math.max(0, ...stakes.cards.map(({ card }) => readMeans(card).value));
  return {
    scene: { stakes } satisfies Scene,
    takes: 900,
    about: (words) => words.say('web-gang-duel-live'),
    headline: (words) => (told ? titled(told, words) : words.say('web-gang-duel-live')),
    why: (words) => words.say('web-gang-why-stake', { n: highest }),
    clause: 'CG-113',
  };
}

function ceremonies(
  news: readonly SeenEvent[],
  view: ChicagoGangstersView,
  before: ChicagoGangstersView | null,
): Ceremony[] {
  const all: Ceremony[] = [];
  if (find(news, 'stake-revealed')) all.push(stakesCeremony(news));
  const judged = find(news, 'round-evaluated') ? (judgedOf(view) ?? judgedFrom(before, news)) : null;
  if (judged) all.push(roundCeremony(judged, news));
  const winners = view.outcome?.winners;
  if (find(news, 'showdown-begun') && winners)
    all.push({
      scene: { showdown: true } satisfies Scene,
      takes: 0,
      about: (words) => words.say('web-gang-showdown'),
      headline: (words) => words.say('web-end-won', { winners }),
      why: (words) => words.say('web-gang-showdown-how'),
      clause: 'CG-81',
    });
  return all;
}

/** What was said to me or laid beside me, whose word was broken, who has what; draws never. */
function matters({ event, facts }: SeenEvent, view: ChicagoGangstersView, you: number): Matter | null {
  const seat = Number(facts['seat']);
  const partner = view.seats[you]?.partner === seat;
  const target = facts['target'] === you;
  const places = [`laid-${seat}`, `seat-${seat}`];
  switch (event.replace(/-seen$/, '')) {
    case 'godfather-crowned':
      return { weight: target ? 8 : 4, danger: target, places };
    case 'requested':
      return target ? { weight: 6, places } : null;
    case 'pledged':
    case 'card-shown':
    case 'laid-openly':
      return { weight: partner ? 5 : 2, places };
    case 'laid-counted':
    case 'laid-covered':
      return partner ? { weight: 2, places } : null;
    case 'sum-announced':
      return { weight: 5, places: [] };
    case 'thug-declared':
    case 'mr-x-joined':
      return { weight: 4, places };
    case 'pledge-broken':
    case 'pledge-broken-whispered':
      return { weight: 4, places };
    case 'package-taken':
    case 'alcohol-traded':
      return { weight: 3, places: [`purse-${seat}`, `seat-${seat}`] };
    case 'round-evaluated':
      return { weight: 5, places: [] };
    default:
      return null;
  }
}

const results: Results<ChicagoGangstersView> = {
  ceremonies: (news, view, before) => ceremonies(news, view, before),
  Picture,
  heading: (events, words) => {
    const judged = find(events, 'round-evaluated')?.facts['evaluation'] as Evaluation | undefined;
    if (judged) return words.say('web-gang-win', { side: capital(words.thing(judged.winner)) });
    const told = find(events, 'godfather-crowned') ?? find(events, 'duel-undecided');
    if (told) return titled(told, words);
    return words.say(find(events, 'showdown-begun') ? 'web-gang-showdown' : 'web-gang-duel-live');
  },
  Small,
  matters,
};

export default results;
