/** Chicago's results: every duel and payday as a ceremony and in the log, and what matters meanwhile. */
import { capital } from '../../../kit/capital';
import type { Ceremony, Matter, Results, SeenEvent, Words } from '../../../shell/board';
import { gangNamed, gangsOf, isLive, PHASES } from '../gangs';
import { money } from '../labels';
import { duelsOf, type DuelScene } from '../news';
import type { ChicagoView } from '../view';
import { paidIn, paydayOf, type PaydayScene } from './payday';
import Picture from './Picture.svelte';
import Small from './Small.svelte';
import { ROLL_MS } from './times';

const HOUSE_CHANGES = new Set(['building-seized', 'building-taken', 'building-left']);

/** What `Picture` draws. */
export type Scene = { duel: DuelScene } | { payday: PaydayScene };

function duelHeadline({ winner, gang, foe }: DuelScene, words: Words): string {
  if (winner === null) return words.say('web-chicago-result-both');
  return words.say('web-chicago-result-won', { gang: winner, foe: winner === gang ? foe : gang });
}

/** `told` are the events of this duel and what followed from it; `mine` are the viewer's gangs. */
function duelCeremony(
  duel: DuelScene,
  told: readonly SeenEvent[],
  view: ChicagoView,
  mine: ReadonlySet<string>,
): Ceremony {
  const begun = told[0];
  // Who is left there may take the house at once (CH-52).
  const house = told.find(({ event, facts }) => HOUSE_CHANGES.has(event) && facts['place'] === duel.place);
  const last = duel.rolls.at(-1);
  const rolls = last ? [last.roll, last.foeRoll].sort((a, b) => b - a) : [0, 0];
  const loser = duel.winner === duel.gang ? duel.foe : duel.gang;
  const equal = rolls[0] === rolls[1];
  return {
    scene: { duel } satisfies Scene,
    takes: duel.rolls.length * ROLL_MS,
    watched: !mine.has(duel.gang) && !mine.has(duel.foe),
    about: (words) => (begun ? words.say(begun.event, begun.facts) : ''),
    headline: (words) => duelHeadline(duel, words),
    why: (words) =>
      equal
        ? words.say('web-chicago-why-equal')
        : words.say('web-chicago-why-roll', { n: rolls[0] ?? 0, other: rolls[1] ?? 0 }),
    clause: equal ? 'CH-63' : 'CH-62',
    changes: (words) => [
      ...[
        ...(duel.winner
          ? [
              {
                gang: duel.winner,
                text: words.say('web-chicago-change-won', { rings: duel.ringsAfter, money: money(duel.prize, words) }),
              },
            ]
          : []),
        ...(duel.winner ? [loser] : [duel.gang, duel.foe]).map((gang) => ({
          gang,
          text: words.say('web-chicago-change-lost'),
        })),
      ].map(({ gang, text }) => {
        const seat = gangNamed(view, gang)?.seat;
        return { heading: words.thing(gang), text, ...(seat === undefined ? {} : { seat }) };
      }),
      ...(house ? [{ heading: capital(words.thing(duel.place)), text: words.say(house.event, house.facts) }] : []),
    ],
  };
}

function paydayCeremony(payday: PaydayScene): Ceremony {
  const { after, paid, phase } = payday;
  const most = paid.reduce((best, one) => (one.money > best.money ? one : best));
  const next = PHASES[PHASES.findIndex((one) => one === phase) + 1];
  const starter = after.gangs.filter(isLive).find(({ gang }) => gang === after.order[0])?.seat;
  const goesOn = next !== undefined && starter !== undefined && !after.outcome;
  return {
    scene: { payday } satisfies Scene,
    takes: 0,
    about: (words) => words.say('web-chicago-payday-about', { phase }),
    headline: (words) => words.say('web-chicago-result-paid', { gang: most.gang, money: money(most.money, words) }),
    ...(after.outcome ? {} : { why: (words: Words) => words.say('web-chicago-why-nobody'), clause: 'CH-73' }),
    ...(goesOn
      ? {
          changes: (words: Words) => [
            {
              heading: words.say('web-chicago-result-next'),
              text: words.say('web-chicago-next-starts', { phase: next, seat: starter }),
            },
          ],
        }
      : {}),
  };
}

function ceremonies(news: readonly SeenEvent[], view: ChicagoView, you: number | null): Ceremony[] {
  const mine = new Set<string>(gangsOf(view, you).map(({ gang }) => gang));
  const begun = news.flatMap(({ event }, at) => (event === 'duel-begun' ? [at] : []));
  const duels = duelsOf(news).map((duel, at) => duelCeremony(duel, news.slice(begun[at], begun[at + 1]), view, mine));
  const payday = paydayOf(news, view);
  return payday ? [...duels, paydayCeremony(payday)] : duels;
}

/** What is taken from me, a goal that somebody holds, a fight at my door; of others' doings only the great ones. */
function matters({ event, facts }: SeenEvent, view: ChicagoView, you: number): Matter | null {
  const mine = new Set<unknown>(gangsOf(view, you).map(({ gang }) => gang));
  const touched = mine.has(facts['former']) || mine.has(facts['foe']) || mine.has(facts['gang']);
  const place = String(facts['place']);
  const places = [`house-${place}`, `at-${place}`];
  switch (event) {
    case 'building-taken':
      return mine.has(facts['former'])
        ? { weight: 6, places }
        : place.endsWith('casino')
          ? { weight: 3, places }
          : null;
    case 'building-seized':
      return place.endsWith('casino') ? { weight: 3, places } : null;
    case 'duel-won':
    case 'both-fallen':
      return { weight: touched ? 6 : 2, places: [...places, `seat-${Number(facts['seat'])}`] };
    case 'house-besieged':
      return touched ? { weight: 7, danger: true, places } : null;
    case 'goal-reached':
      return { weight: 8, danger: true, places: [`seat-${Number(facts['seat'])}`] };
    case 'goal-lost':
      return { weight: 3, places: [`seat-${Number(facts['seat'])}`] };
    case 'phase-ended':
      return { weight: 4, places: [] };
    default:
      return null;
  }
}

const results: Results<ChicagoView> = {
  ceremonies: (news, view, _before, you) => ceremonies(news, view, you),
  Picture,
  heading: (events, words) => {
    const [duel] = duelsOf(events);
    if (duel) return duelHeadline(duel, words);
    return paidIn(events).length
      ? words.say('web-chicago-payday')
      : events.map((one) => words.say(one.event, one.facts)).join(' ');
  },
  Small,
  matters,
};

export default results;
