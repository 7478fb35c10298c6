/** What each thing of Chicago is and does, and how hints name an action. */
import { capital } from '../../kit/capital';
import type { About, AsideProps, Explains, Words } from '../../shell/board';
import { readAction } from './actions';
import { askedIn } from './asked';
import { crewsOf, gangNamed, gangsOf, incomeOf, PHASES, type LiveGang } from './gangs';
import { progressOf, type GoalName } from './goals';
import { labelOf, money } from './labels';
import Picture from './Picture.svelte';
import { planOf, type Building } from './plan';
import { heldOf } from './sets';
import { goalIn, isGangName, readThing } from './things';
import type { ChicagoView } from './view';
import { nearestTo } from './ways';

type Table = AsideProps<ChicagoView>;

function about(thing: string, table: Table): About | null {
  const { view, words } = table;
  const { id, of, n } = readThing(thing);
  const plan = planOf(view);
  const building = plan.byName.get(id);
  if (building) return aboutHouse(building, table);
  if (id === 'member') return aboutMember(of, table);
  if (id === 'hire') return aboutHiring(n, table);
  if (id === 'waiting') return aboutOne(of, n, words.say('web-chicago-waits'), table);
  const goal = goalIn(id);
  if (goal) return aboutGoal(goal, of === '' ? view.viewer : Number(of), table);
  if (id === 'seat') return aboutGang(gangsOf(view, Number(of))[0] ?? null, table, words.player(Number(of)));
  if (isGangName(id)) return aboutGang(gangNamed(view, id), table, words.thing(id));
  if (PHASES.some((phase) => phase === id)) return told('phase', words.thing(id), words, []);
  if (id === 'equally-rich') return told('richest', words.thing(id), words, []);
  const street = plan.streetNamed.get(id);
  if (street) {
    const edge = street.kind === 'edge';
    const name = edge ? `${words.say('web-name-edge')}, ${words.thing(id)}` : words.thing(id);
    return told(edge ? 'edge' : 'street', name, words, reachWords(id, view, words));
  }
  const gang = gangNamed(view, of);
  if (id === 'set') return aboutSet(n, of, table);
  const name = words.knows(`web-name-${id}`) ? words.say(`web-name-${id}`) : words.thing(id);
  return told(id, name, words, numbersOf(id, gang, table));
}

function told(message: string, name: string, words: Words, numbers: string[]): About | null {
  const said = words.about(message);
  return said && { name: capital(name), ...said, numbers };
}

function ringsWords(rings: number, words: Words): string {
  return words.say('web-chicago-rings', { rings });
}

/** Who could go there now. */
function reachWords(place: string, view: ChicagoView, words: Words): string[] {
  const way = nearestTo(place, view);
  return way ? [words.say('web-tell-reach', { place: way.from, points: way.points })] : [];
}

function aboutHouse(building: Building, { view, words }: Table): About | null {
  const crew = crewsOf(view).get(building.name);
  const kind = building.kind === 'bar' && building.square ? 'square-bar' : building.kind;
  const field = words.thing(planOf(view).fieldOf(building.name));
  return told(kind, words.thing(building.name), words, [
    words.say('web-tell-field', { words: field }),
    ...reachWords(building.name, view, words),
    words.say('web-tell-pays', { money: money(building.value, words) }),
    words.say('web-tell-owner', { gang: view.owners[building.name] ?? 'nobody' }),
    ...(building.square ? [words.say('web-tell-square')] : []),
    crew
      ? words.say('web-tell-inside', {
          words: `${words.thing(crew.gang)}, ${crew.rings.map((rings) => ringsWords(rings, words)).join(', ')}`,
        })
      : words.say('web-tell-empty'),
  ]);
}

function aboutMember(place: string, { view, words }: Table): About | null {
  const crew = crewsOf(view).get(place);
  return crew ? aboutOne(crew.gang, crew.rings.at(-1) ?? 1, words.thing(place), { view, words }) : null;
}

function aboutOne(gang: string, rings: number, where: string, { view, words }: Table): About | null {
  const plan = planOf(view);
  return told('member', words.say('web-name-member', { gang, rings }), words, [
    where,
    words.say('web-tell-worth', { money: money(plan.worth(rings), words) }),
    words.say('web-tell-faces', { words: (plan.dice[rings - 1] ?? []).join(' ') }),
  ]);
}

function aboutHiring(rings: number, { view, words }: Table): About | null {
  const price = view.prices[rings - 1];
  const faces = words.say('web-tell-faces', { words: (planOf(view).dice[rings - 1] ?? []).join(' ') });
  return told(price === undefined ? 'never' : 'hire', ringsWords(rings, words), words, [
    ...(price === undefined ? [] : [words.say('web-tell-costs', { money: money(price, words) })]),
    faces,
  ]);
}

function aboutGoal(goal: GoalName, seat: number, { view, words }: Table): About | null {
  const progress = progressOf(view, seat).find((one) => one.goal === goal);
  const numbers = progress
    ? [words.player(seat), words.say('web-tell-held', { held: progress.held, all: progress.wanted })]
    : [];
  return told(goal, words.thing(goal), words, numbers);
}

function aboutSet(value: number, gang: string, { view, words }: Table): About | null {
  const { held, all } = heldOf(view, planOf(view), gang, value);
  return told('set', words.say('web-name-set', { value: money(value, words) }), words, [
    words.thing(gang),
    words.say('web-tell-held', { held, all }),
  ]);
}

function aboutGang(gang: LiveGang | null, { words }: Table, name: string): About | null {
  const numbers = gang
    ? [
        words.thing(gang.gang),
        words.say('web-tell-wealth', { money: money(gang.wealth, words) }),
        words.say('web-chicago-chips', { count: gang.chips }),
        words.say('web-chicago-figures', { count: gang.figures }),
      ]
    : [];
  return told('gang', name, words, numbers);
}

function numbersOf(id: string, gang: LiveGang | null, { view, words }: Table): string[] {
  if (id === 'movement-die') return [words.say('web-tell-left', { count: view.points })];
  if (id === 'bank-rings') return [words.say('web-tell-left', { count: view.bank_rings })];
  if (!gang) return [];
  switch (id) {
    case 'chips':
      return [words.thing(gang.gang), words.say('web-tell-left', { count: gang.chips })];
    case 'figures':
      return [words.thing(gang.gang), words.say('web-tell-left', { count: gang.figures })];
    case 'cash':
      return [
        words.thing(gang.gang),
        money(gang.cash, words),
        words.say('web-tell-wealth', { money: money(gang.wealth, words) }),
      ];
    case 'income':
      return [words.thing(gang.gang), `+${money(incomeOf(gang), words)}`];
    default:
      return [];
  }
}

function named(text: string, view: ChicagoView, words: Words): string {
  const action = readAction(text);
  if (action.kind !== 'move' && action.kind !== 'send') return labelOf(text, view, words);
  const meets = view.meets[action.to];
  const facts = { place: action.from, to: action.to };
  if (meets?.fights) return words.say('web-hint-move-attack', { ...facts, foe: meets.fights });
  if (!meets?.seizes) return words.say('web-hint-move', facts);
  return words.say(meets.from ? 'web-hint-move-seize' : 'web-hint-move-take', facts);
}

const explains: Explains<ChicagoView> = {
  about,
  Picture,
  named,
  leadsTo(text, view) {
    const action = readAction(text);
    if (action.kind === 'move' || action.kind === 'send') return [`member@${action.from}`];
    return action.kind === 'place' ? [`waiting-${action.rings}@${askedIn(view).gang ?? ''}`] : [];
  },
};

export default explains;
