/** What each thing of Gangster is and does, and how hints name an action. */
import { capital } from '../../kit/capital';
import type { About, AsideProps, Explains, Words } from '../../shell/board';
import { readAction } from './actions';
import { areaNamed, colourNamed, coloursOf } from './colours';
import { labelOf } from './labels';
import Picture from './Picture.svelte';
import { pointsText } from './standing';
import { readThing } from './things';
import type { Area, Colour, GangsterView } from './view';

type Table = AsideProps<GangsterView>;

function about(thing: string, table: Table): About | null {
  const { view, words } = table;
  const read = readThing(thing);
  const { id, of } = read;
  if (id === 'seat') {
    const car = coloursOf(view, Number(of))[0];
    return car ? aboutCar(car, table, words.player(car.seat)) : null;
  }
  if (id === 'car') {
    const car = colourNamed(view, of);
    return car ? aboutCar(car, table, words.say('web-name-car', { colour: car.colour })) : null;
  }
  if (id === 'gangster') return aboutGangster(read, table);
  if (id === 'move') return aboutCard(read.steps, of, table);
  const area = areaNamed(view, id);
  if (area) return aboutArea(area, table);
  if (id === 'most-influence' || id === 'equal-influence') return told('influence', words.thing(id), words, []);
  const name = words.knows(`web-name-${id}`) ? words.say(`web-name-${id}`) : words.thing(id);
  return told(id, name, words, numbersOf(id, table));
}

function told(message: string, name: string, words: Words, numbers: string[]): About | null {
  const said = words.about(message);
  return said && { name: capital(name), ...said, numbers };
}

function aboutCar(car: Colour, { words }: Table, name: string): About | null {
  return told('car', name, words, [
    words.say('web-tell-at', { area: car.car }),
    words.say('web-tell-aboard', { count: car.aboard }),
    words.say('web-gangster-trunk', { count: car.trunk.length, most: car.room }),
    ...car.equipment.flatMap((kind) => (kind ? [capital(words.thing(kind))] : [])),
  ]);
}

function aboutArea(area: Area, { view, words }: Table): About | null {
  if (!area.district) return told('gold-coast', words.thing(area.area), words, equipment(view, words));
  if (!area.table) return told('closed', words.thing(area.area), words, []);
  const doubled = area.doubled ?? false;
  return told('district', words.thing(area.area), words, [
    words.say('web-tell-places', { words: area.table.places.join(', ') }),
    ...(area.table.places.includes('?') ? [words.say('web-tell-casino')] : []),
    ...(doubled ? [capital(words.say('web-gangster-doubled'))] : []),
    area.next ? words.say('web-tell-next', { field: area.next }) : words.say('web-tell-full'),
    ...(area.standing ?? []).map((line) =>
      words.say('web-gangster-line', {
        colour: line.colour,
        gangsters: line.gangsters,
        value: pointsText(line, doubled),
      }),
    ),
  ]);
}

function aboutCard(steps: number, colour: string, { view, words }: Table): About | null {
  const card = colourNamed(view, colour)?.cards.find((one) => one.steps === steps);
  const used = card?.open === false;
  return told(used ? 'used' : 'move', words.say('web-name-move', { steps }), words, [
    words.say(used ? 'web-gangster-used' : 'web-tell-open', { steps }),
  ]);
}

function equipment(view: GangsterView, words: Words): string[] {
  return view.harbour.equipment.flatMap((kind) => (kind ? [capital(words.thing(kind))] : []));
}

/** Whose it is, where this one stands, and how many of its colour are on the map. */
function aboutGangster({ of, district, field }: ReturnType<typeof readThing>, { view, words }: Table): About | null {
  const owner = colourNamed(view, of)?.seat;
  const count = view.areas.reduce((sum, { fields }) => sum + (fields ?? []).filter((one) => one === of).length, 0);
  return told('gangster', words.say('web-name-gangster', { colour: of }), words, [
    ...(owner === undefined ? [] : [words.player(owner)]),
    ...(district === undefined ? [] : [words.say('web-tell-field', { district, field: field ?? 0 })]),
    words.say('web-tell-on-board', { count }),
  ]);
}

function numbersOf(id: string, { view, words }: Table): string[] {
  const supply: Record<string, number> = view.harbour.supply;
  if (id in supply) return [words.say('web-tell-supply', { count: supply[id] ?? 0 })];
  switch (id) {
    case 'reckoning':
      return [words.say('web-gangster-clock', { stage: view.stage, laid: view.markers.laid, most: view.markers.of })];
    case 'double':
      return [words.say('web-gangster-clock', { stage: view.stage, laid: view.markers.laid, most: view.markers.of })];
    case 'district-cards':
      return [words.say('web-tell-left', { count: view.pile.districts.length + view.pile.policemen })];
    case 'casino-cards':
      return [view.casino.join(' ')];
    case 'supply':
      return [words.say('web-tell-left', { count: Object.values(supply).reduce((sum, count) => sum + count, 0) })];
    case 'lake':
      return [String(Object.values(view.harbour.lake).reduce((sum, count) => sum + count, 0))];
    case 'influence':
      return view.influence.map((points, seat) => `${words.player(seat)}: ${points}`);
    default:
      return [];
  }
}

function named(text: string, view: GangsterView, words: Words): string {
  const action = readAction(text);
  const district = colourNamed(view, view.turn.colour)?.car ?? '';
  if (action.kind === 'unload') return words.say('web-hint-unload', { colour: action.colour, district });
  if (action.kind === 'load') {
    const colour = areaNamed(view, action.area)?.fields?.[action.field - 1];
    if (colour) return words.say('web-hint-load', { colour, field: action.field, district: action.area });
  }
  return labelOf(text, view, words);
}

const explains: Explains<GangsterView> = {
  about,
  Picture,
  named,
  leadsTo(text) {
    const action = readAction(text);
    if (action.kind === 'load' || action.kind === 'stop') return [action.area];
    return action.kind === 'push' ? [`car@${action.colour}`, action.area] : [];
  },
};

export default explains;
