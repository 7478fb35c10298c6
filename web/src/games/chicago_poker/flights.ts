/** What happened at the table, as flights between places; and how long the table needs for it. */
import type { SeenEvent } from '../../shell/board';
import { durationOf, STAGGER_MS, type Cargo, type Flight } from '../../kit/motion/flights';
import type { ChicagoPokerView } from './view';

/** On a phone the discards are only a line. */
const DISCARDS = ['discards', 'discards-line'];

type Leg = Omit<Flight, 'delay'>;

const number = (event: SeenEvent, fact: string): number => Number(event.facts[fact]);
const cardIn = (event: SeenEvent): string | null => {
  const card = event.facts['card'];
  return typeof card === 'string' ? card : null;
};
const plain = (event: SeenEvent): string => event.event.replace(/-seen$/, '');

/** `you` is the viewer; `view` is the table afterwards. */
export function flightsOf(news: readonly SeenEvent[], view: ChicagoPokerView, you: number | null): Flight[] {
  const legs = news.flatMap((event, at) => legsOf(event, news.slice(at + 1), view, you));
  return legs.map((leg, at) => ({ ...leg, delay: at * STAGGER_MS }));
}

function legsOf(event: SeenEvent, later: readonly SeenEvent[], view: ChicagoPokerView, you: number | null): Leg[] {
  const seat = number(event, 'seat');
  const place = number(event, 'place');
  const card = cardIn(event);
  const special = (name: string): Leg => ({ cargo: { card: name }, from: handOf(seat, name, you), to: DISCARDS });
  switch (plain(event)) {
    case 'card-drawn':
      return [{ cargo: { card, big: seat === you }, from: ['pile'], to: handOf(seat, card, you) }];
    case 'gangster-played':
      return [{ cargo: lying(event, you), from: handOf(seat, card, you), to: laidAt(event, place, later, view) }];
    case 'card-carried':
      return [
        {
          cargo: { card, peek: card !== null },
          from: rowPlaces(place, seat, number(event, 'position') - 1),
          to: laidAt(event, number(event, 'to'), later, view),
        },
      ];
    case 'bullet-placed':
      return [{ cargo: { thing: 'bullet' }, from: [`hexagon-${place}`], to: [`bullet-${place}`, `hexagon-${place}`] }];
    case 'card-murdered': {
      const target = number(event, 'target');
      const index = view.businesses[place - 1]?.rows[target]?.cards.length ?? 0;
      return [special('murder'), { cargo: { card }, from: rowPlaces(place, target, index), to: DISCARDS }];
    }
    case 'row-raided':
      return [special('raid')];
    case 'limousine-called':
      return [special('limousine')];
    case 'pistol-drawn':
      return [special('pistol')];
    case 'card-blackmailed':
      return [special('blackmail'), { cargo: { card }, from: DISCARDS, to: handOf(seat, card, you) }];
    case 'card-discarded':
    case 'stake-revealed':
      return [{ cargo: { card }, from: handOf(seat, card, you), to: DISCARDS }];
    case 'pile-renewed':
      return [{ cargo: { card: null }, from: DISCARDS, to: ['pile'] }];
    case 'business-won':
      return [{ cargo: businessIn(event), from: [`hexagon-${place}`], to: [`seat-${seat}`] }];
    case 'business-opened':
      return [{ cargo: businessIn(event), from: ['stack'], to: [`hexagon-${place}`] }];
    default:
      return [];
  }
}

function businessIn(event: SeenEvent): Cargo {
  return { thing: String(event.facts['business']) };
}

function lying(event: SeenEvent, you: number | null): Cargo {
  const up = event.facts['up'] === 1;
  return { card: cardIn(event), peek: !up && number(event, 'seat') === you };
}

/** My own cards come from the hand, other people's from their panel. */
function handOf(seat: number, card: string | null, you: number | null): string[] {
  return seat === you ? [`hand-${card}`, 'hand', `seat-${seat}`] : [`seat-${seat}`];
}

export function rowPlaces(place: number, seat: number, index: number): string[] {
  return [`row-${place}-${seat}-${index}`, `hexagon-${place}`];
}

/** The last card of the row now, unless more were laid there later in the same breath. */
function laidAt(event: SeenEvent, place: number, later: readonly SeenEvent[], view: ChicagoPokerView): string[] {
  const seat = number(event, 'seat');
  const there = (other: SeenEvent) =>
    number(other, 'seat') === seat &&
    ((plain(other) === 'gangster-played' && number(other, 'place') === place) ||
      (plain(other) === 'card-carried' && number(other, 'to') === place));
  const count = view.businesses[place - 1]?.rows[seat]?.cards.length ?? 0;
  return rowPlaces(place, seat, count - 1 - later.filter(there).length);
}

/** Milliseconds that the table should have for these events before the next ones. */
export function paceOf(news: readonly SeenEvent[]): number {
  const legs = news.filter((event) => MOVING.has(plain(event))).length;
  const nothing: Flight = { cargo: { card: null }, from: [], to: [], delay: Math.max(0, legs - 1) * STAGGER_MS };
  return legs ? durationOf([nothing]) + 150 : 0;
}

const MOVING = new Set([
  'card-drawn',
  'gangster-played',
  'card-carried',
  'bullet-placed',
  'card-murdered',
  'row-raided',
  'limousine-called',
  'pistol-drawn',
  'card-blackmailed',
  'card-discarded',
  'stake-revealed',
  'business-won',
  'business-opened',
]);
