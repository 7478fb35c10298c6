/** What each thing of Chicago Gangsters is and does, and how hints name an action. */
import { capital } from '../../kit/capital';
import type { About, AsideProps, Explains, Words } from '../../shell/board';
import { readAction } from './actions';
import { packageThings } from './packages';
import { VALUES } from './persons';
import { KINDS, readMeans } from './pieces/means';
import { abilityOf } from './pieces/persons';
import Picture from './Picture.svelte';
import { counts } from './table';
import { readThing } from './things';
import type { ChicagoGangstersView } from './view';

type Table = AsideProps<ChicagoGangstersView>;

function about(thing: string, table: Table): About | null {
  const { view, words } = table;
  const read = readThing(thing, view.round.district);
  switch (read.is) {
    case 'means':
      return aboutMeans(read.card, read.owner ?? view.viewer, table);
    case 'person':
      return aboutPerson(read.person, table);
    case 'district':
      return aboutDistrict(table);
    case 'clan': {
      const seat = view.seats.findIndex(({ clan }) => clan === read.clan);
      return told('clan', words.thing(read.clan), words, seat < 0 ? [] : seatNumbers(seat, table));
    }
    case 'seat': {
      const clan = view.seats[read.seat]?.clan ?? '';
      return told(clan === 'mr-x' ? 'mr-x' : 'clan', words.thing(clan), words, seatNumbers(read.seat, table));
    }
    case 'package': {
      const content = view.round.loot[read.role][read.at];
      const parts = content ? packageThings(content, view.round.person) : [];
      return told(
        read.role,
        words.say(`web-name-${read.role}`),
        words,
        parts.map((part) => words.thing(part)),
      );
    }
    case 'other': {
      const { id } = read;
      const named = words.knows(`web-name-${id}`) ? words.say(`web-name-${id}`) : words.thing(thing);
      // A district of another round, of which only the name is told.
      if (!words.about(id)) return words.names(thing) ? told('district', words.thing(thing), words, []) : null;
      return told(id, named, words, numbersOf(id, table));
    }
  }
}

function told(message: string, name: string, words: Words, numbers: string[]): About | null {
  const said = words.about(message);
  return said && { name: capital(name), ...said, numbers };
}

function aboutMeans(card: string, owner: number, { view, words }: Table): About | null {
  const one = view.seats[owner];
  const kind = readMeans(card).kind;
  const here = one ? [words.say(counts(one, card) ? 'web-tell-counts' : 'web-tell-returns')] : [];
  // CG-71: where the district forbids a kind, a person may still allow it to its owner.
  const helper = view.round.means.includes(kind) ? undefined : one?.persons.find((each) => allows(each.person, kind));
  if (helper) here.push(words.say('web-tell-counts-by', { seat: owner, person: helper.person }));
  return told(kind, words.thing(card), words, here);
}

function allows(person: string, kind: string): boolean {
  const ability = abilityOf(person);
  return ability?.mark === 'everywhere' && ability.kind === kind;
}

function aboutPerson(person: string, { view, words }: Table): About | null {
  const owner = view.seats.findIndex(({ persons }) => persons.some((one) => one.person === person));
  const here = view.seats[owner]?.persons.find((one) => one.person === person)?.here;
  const numbers = [
    words.say('web-tell-value', { n: VALUES[person] ?? 0 }),
    ...(here === undefined ? [] : [words.say('web-tell-here', { points: here })]),
    ...(owner >= 0 ? [words.say('web-tell-with', { seat: owner })] : []),
    ...(owner < 0 && view.round.person === person ? [words.say('web-tell-in-loot')] : []),
  ];
  return told(abilityOf(person) ? person : 'person', words.thing(person), words, numbers);
}

function aboutDistrict({ view, words }: Table): About | null {
  const { district, means, persons } = view.round;
  const kinds = KINDS.map((kind) => [`kind-${kind}`, means.includes(kind)] as const);
  const numbers = [...kinds, ['persons', persons] as const].map(
    ([thing, may]) => `${capital(words.thing(thing))}: ${words.say(may ? 'web-tell-counts' : 'web-tell-returns')}`,
  );
  return told('district', words.thing(district), words, numbers);
}

function seatNumbers(seat: number, { view, words }: Table): string[] {
  const one = view.seats[seat];
  if (!one) return [];
  return [
    words.player(seat),
    words.thing(`bottles-${one.alcohol}`),
    words.say('web-gang-in-hand', { count: one.hand }),
    words.say('web-gang-person-count', { count: one.persons.length }),
    ...(one.side ? [capital(words.thing(one.side))] : []),
  ];
}

function span({ least, most }: { least: number; most: number }, words: Words): string {
  return least === most ? String(least) : words.say('web-tell-points', { least, most });
}

function numbersOf(id: string, { view, words }: Table): string[] {
  const marks = view.reckoned?.marks;
  switch (id) {
    case 'pile':
      return [words.say('web-tell-left', { count: view.pile })];
    case 'discards':
      return [words.thing(`cards-${view.discards.length}`)];
    case 'persons-pile':
      return [words.say('web-tell-left', { count: view.persons.left })];
    case 'coalitions':
      return [words.say('web-tell-left', { count: view.cards_left.coalitions.length })];
    case 'half':
      return marks ? [span(marks.half, words)] : [];
    case 'beat':
      return marks ? [span(marks.beat, words)] : [];
    case 'alcohol':
      return view.seats.map(({ alcohol }, seat) => `${words.player(seat)}: ${alcohol}`);
    case 'challengers':
    case 'defenders':
      return view.seats.flatMap(({ side }, seat) => (side === id ? [words.player(seat)] : []));
    case 'question':
      return view.round.question === null ? [] : [words.player(view.round.question)];
    case 'mark':
      return view.round.marks.flatMap((seat) => (seat === null ? [] : [words.player(seat)]));
    case 'godfather':
      return view.godfather.holder === null ? [] : [words.player(view.godfather.holder)];
    case 'godfather-points':
      return view.seats.map(({ points }, seat) => `${words.player(seat)}: ${points}`);
    default:
      return [];
  }
}

/** Buttons that open what is not to be seen yet. */
const BEHIND: Record<string, string[]> = { pledge: ['talk'], ask: ['talk'], show: ['show', 'talk'] };

const explains: Explains<ChicagoGangstersView> = {
  about,
  Picture,
  leadsTo: (text) => BEHIND[readAction(text).verb] ?? [],
};

export default explains;
