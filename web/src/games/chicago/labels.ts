/** Places and actions in words, for buttons and for those who hear the board. */
import { capital } from '../../kit/capital';
import type { Words } from '../../shell/board';
import { readAction } from './actions';
import { askedIn } from './asked';
import type { Near } from './goals';
import type { Light } from './lights';
import { planOf } from './plan';
import type { ChicagoView, Leaves, Meets } from './view';
import { gangNamed } from './gangs';
import { oddsOf } from './ways';

/** Money in full: 25,000. */
export function money(amount: number, words: Words): string {
  return words.number(amount);
}

/** Where somebody stands, in two short lines. */
export function whereabouts(place: string, view: ChicagoView, words: Words): { name: string; note: string } {
  const plan = planOf(view);
  const building = plan.byName.get(place);
  if (building) {
    const field = words.thing(plan.fieldOf(place));
    return { name: capital(words.thing(place)), note: `${field} · ${money(building.value, words)}` };
  }
  const kind = plan.streetNamed.get(place)?.kind ?? 'street';
  return { name: words.say(`web-chicago-${kind}`), note: words.thing(place) };
}

export function labelOf(text: string, view: ChicagoView, words: Words): string {
  const action = readAction(text);
  const gang = askedIn(view).gang ?? view.turn ?? '';
  switch (action.kind) {
    case 'take':
      return words.say('web-chicago-do-take', { gang: action.gang });
    case 'hire':
      return words.say('web-chicago-do-hire', {
        rings: action.rings,
        money: money(planOf(view).worth(action.rings), words),
      });
    case 'place':
      return words.say('web-chicago-do-place', { rings: action.rings, place: action.to });
    case 'move':
    case 'send': {
      const meets = view.meets[action.to];
      if (meets?.fights) return words.say('web-chicago-do-attack', { foe: meets.fights });
      if (!meets?.seizes) return words.say('web-chicago-do-go', { place: action.to });
      // What belongs to nobody is not seized from anybody.
      return words.say(meets.from ? 'web-chicago-do-seize-place' : 'web-chicago-do-take-place', { place: action.to });
    }
    case 'pit':
      return words.say('web-chicago-do-pit', { rings: action.rings, foe_rings: action.other });
    default:
      return words.say(`web-chicago-do-${action.kind}`, { gang });
  }
}

/** What one meets there, with the odds. */
export function meetsWords(meets: Meets | null, rings: number, words: Words): string {
  if (!meets) return '';
  const odds = oddsOf(rings, meets);
  const fight = meets.fights
    ? words.say(odds === null ? 'web-chicago-meets-crowd' : 'web-chicago-meets-fight', {
        foe: meets.fights,
        foe_rings: Math.max(...(meets.rings ?? [1])),
        count: (meets.rings ?? []).length,
        percent: Math.round((odds ?? 0) * 100),
      })
    : '';
  const house =
    meets.seizes === undefined
      ? ''
      : meets.seizes
        ? words.say(meets.from ? 'web-chicago-meets-take' : 'web-chicago-meets-seize', {
            former: meets.from ?? 'nobody',
          })
        : words.say('web-chicago-meets-no-chip');
  return [fight, house].filter(Boolean).join(' ');
}

/** A lit place, for who hears the board. */
export function lightLabel(light: Light, rings: number, view: ChicagoView, words: Words): string {
  if (light.cost === null) return labelOf(light.actions[0] ?? '', view, words);
  const plan = planOf(view);
  const where = words.say(plan.isBuilding(light.place) ? 'web-chicago-reach-house' : 'web-chicago-reach', {
    place: light.place,
    field: plan.fieldOf(light.place),
    points: light.cost,
  });
  return [where, meetsWords(view.meets[light.place] ?? null, rings, words)].filter(Boolean).join(' ');
}

/** Under the question: what the way in the draft would cost, bring and leave open; before it, how to begin. */
export function remarkOf(view: ChicagoView, draft: string[], words: Words, after: ChicagoView | null): string {
  const last = draft.at(-1);
  if (!last) return unchosen(view, words);
  const [first, action] = [readAction(draft[0] ?? last), readAction(last)];
  if (action.kind !== 'move' && action.kind !== 'send') return '';
  if (first.kind !== 'move' && first.kind !== 'send') return '';
  const crew = view.reach.find((one) => one.from === first.from)?.rings ?? [];
  const rings = first.kind === 'send' ? first.rings : (crew.at(-1) ?? 1);
  const cost = words.say('web-chicago-cost', { points: draft.length, left: view.points - draft.length });
  const left = (after?.leaves ?? []).map((one) => leavesWords(one, words));
  return [cost, meetsWords(view.meets[action.to] ?? null, rings, words), ...left].filter(Boolean).join(' ');
}

function unchosen(view: ChicagoView, words: Words): string {
  const { siege, viewer } = view;
  const { prompt } = askedIn(view);
  if (siege?.holds !== undefined && gangNamed(view, siege.gang)?.seat === viewer)
    return words.say('web-chicago-siege-odds', { place: siege.place, percent: Math.round(siege.holds * 100) });
  return prompt === 'move' && view.reach.length ? words.say('web-chicago-choose-who') : '';
}

/** Who holds a goal or is one short of it, in a narrow line. */
export function nearLine({ seat, goal, missing }: Near, words: Words): string {
  const named = words.say(`web-chicago-${goal}`);
  return words.say(missing ? 'web-chicago-one-short-line' : 'web-chicago-holds-line', { seat, words: named });
}

/** 'Leaves the blue casino empty: Blue reaches it with 3.' */
export function leavesWords({ house, threats: [nearest] }: Leaves, words: Words): string {
  return nearest ? words.say('web-chicago-leaves', { place: house, gang: nearest.gang, points: nearest.points }) : '';
}

/** What that would cost, and how sure it is. */
export function stakeWords({ stake, threats: [nearest] }: Leaves, view: ChicagoView, words: Words): string {
  const sure = nearest?.sure ? words.say('web-chicago-leaves-sure', { count: planOf(view).leastPoints }) : '';
  const lost = stake ? words.say('web-chicago-leaves-stake', { ...stake }) : '';
  return [sure, lost].filter(Boolean).join(' ');
}
