/** What each thing of Chicago Poker is and does, and how hints name an action. */
import { capital } from '../../kit/capital';
import type { About, AsideProps, Explains, Words } from '../../shell/board';
import { BOSSES, cardOf, readAction } from './actions';
import { SPECIALS } from './cards/names';
import { facingWords } from './facing';
import type { GoalName } from './goals';
import { handName } from './hands';
import { isBusiness } from './hexagons/businesses';
import { labelOf } from './labels';
import Picture from './Picture.svelte';
import { goalIn, isGangster, placeIn, readThing } from './things';
import type { ChicagoPokerView } from './view';

type Table = AsideProps<ChicagoPokerView>;

function about(thing: string, table: Table): About | null {
  const { id, at } = readThing(thing);
  const { view, words } = table;
  const boss = (BOSSES as readonly string[]).indexOf(id);
  if (id === 'seat' || boss >= 0) return aboutBoss(at ?? boss, table);
  const goal = goalIn(id);
  if (goal) return aboutGoal(goal, at ?? view.viewer, table);
  if (isGangster(id)) return told('gangster', words.thing(id), words, wouldBring(id, table));
  const nth = placeIn(id);
  if (nth !== null) return told('place', words.say('web-name-place'), words, wouldLie(nth, at ?? 0, table));
  const name = words.knows(`web-name-${id}`) ? words.say(`web-name-${id}`) : words.thing(id);
  return told(id, name, words, numbersOf(id, at, table));
}

function told(message: string, name: string, words: Words, numbers: string[]): About | null {
  const said = words.about(message);
  return said && { name: capital(name), ...said, numbers };
}

function numbersOf(id: string, at: number | null, { view, words }: Table): string[] {
  if ((SPECIALS as readonly string[]).includes(id))
    return [words.say('web-tell-special'), words.say('web-tell-action')];
  const business = at === null ? null : view.businesses[at - 1];
  if (isBusiness(id) && business) {
    const lie = business.rows.reduce((sum, row) => sum + row.cards.length, 0);
    return [
      facingWords(business.facing, words),
      words.say('web-tell-lie', { count: lie }),
      business.leads.length
        ? words.say('web-tell-leads', { seats: business.leads })
        : words.say('web-tell-nobody-leads'),
      ...(business.bullet === null ? [] : [words.say('web-poker-bullet', { seat: business.bullet })]),
    ];
  }
  if (isBusiness(id)) return [words.say('web-tell-left', { count: view.unopened[id] })];
  if (id === 'bullet' && business?.bullet != null) return [words.say('web-poker-bullet', { seat: business.bullet })];
  if (id === 'draw-pile') return [words.say('web-poker-pile-cards', { count: view.pile })];
  if (id === 'discard-pile') return [words.say('web-tell-lie', { count: view.discards.length })];
  if (id === 'to-win')
    return (view.to_win[0] ?? []).map(({ way, need }) => {
      const goal = words.say(`web-name-goal-${way}`);
      return way === 'kinds' ? goal : `${need} ${goal}`;
    });
  if (id === 'stack')
    return [words.say('web-tell-left', { count: Object.values(view.unopened).reduce((sum, count) => sum + count, 0) })];
  return [];
}

/** What the card would make of each own row that has room for it. */
function wouldBring(card: string, { view, words }: Table): string[] {
  return view.businesses.flatMap((business, at) => {
    const would = business?.rows[view.viewer]?.would?.[card];
    return business && would ? [`${capital(words.thing(business.business))} ${at + 1}: ${handName(would, words)}`] : [];
  });
}

/** Where the place is and how a card lies there; of the next one, what each card in hand would make of the row. */
function wouldLie(nth: number, at: number, { view, words }: Table): string[] {
  const business = view.businesses[at - 1];
  const row = business?.rows[view.viewer];
  if (!business || !row) return [];
  const next = nth === row.cards.length + 1 ? Object.entries(row.would ?? {}) : [];
  return [
    `${capital(words.thing(business.business))} ${at}`,
    words.say(business.facing[nth - 1] ? 'web-tell-lies-up' : 'web-tell-lies-down'),
    ...next.map(([card, would]) => `${words.thing(card)}: ${handName(would, words)}`),
  ];
}

function aboutGoal(goal: GoalName, seat: number, { view, words }: Table): About | null {
  const progress = view.to_win[seat]?.find(({ way }) => way === goal);
  const numbers = progress
    ? [words.say('web-poker-progress', { name: words.player(seat), have: progress.have, need: progress.need })]
    : [];
  return told(`goal-${goal}`, words.say(`web-name-goal-${goal}`), words, numbers);
}

function aboutBoss(seat: number, { view, words }: Table): About | null {
  const owned = Object.values(view.owned[seat] ?? {}).reduce((sum, count) => sum + count, 0);
  const numbers = [
    words.player(seat),
    words.say('web-poker-holds', { count: view.hands[seat] ?? 0 }),
    words.say('web-poker-owns', { count: owned }),
  ];
  return told('boss', words.thing(BOSSES[seat] ?? ''), words, seat < view.players ? numbers : []);
}

function named(text: string, view: ChicagoPokerView, words: Words): string {
  const action = readAction(text);
  const businessAt = (place: number): string => view.businesses[place - 1]?.business ?? String(place);
  switch (action.kind) {
    case 'play':
      return words.say('web-hint-play', { card: action.card, business: businessAt(action.place), place: action.place });
    case 'murder':
    case 'raid':
      return words.say(`web-hint-${action.kind}`, {
        target: action.target,
        business: businessAt(action.place),
        place: action.place,
      });
    case 'limousine':
      return words.say('web-hint-limousine', { place: action.place, business: businessAt(action.to), to: action.to });
    default:
      return labelOf(text, view, words, true);
  }
}

const explains: Explains<ChicagoPokerView> = {
  about,
  Picture,
  named,
  leadsTo(text) {
    const card = cardOf(readAction(text));
    return card === null ? [] : [card];
  },
};

export default explains;
