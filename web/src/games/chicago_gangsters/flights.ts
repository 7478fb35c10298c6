/** What happened at the table, as flights between places; and how long the table needs for it. */
import type { SeenEvent } from '../../shell/board';
import { durationOf, STAGGER_MS, type Flight } from '../../kit/motion/flights';

type Leg = Omit<Flight, 'delay'>;
const MOST = 8;

const plain = (event: SeenEvent): string => event.event.replace(/-seen$/, '');
const cardIn = (event: SeenEvent): string | null =>
  typeof event.facts['card'] === 'string' ? event.facts['card'] : null;
const listed = (event: SeenEvent, fact: string): string[] => {
  const cards = event.facts[fact];
  return Array.isArray(cards) ? (cards as string[]) : [];
};

function handOf(seat: number, card: string | null, you: number | null): string[] {
  return seat === you ? [`hand-${card}`, 'hand', `seat-${seat}`] : [`purse-${seat}`, `seat-${seat}`];
}

function legsOf(event: SeenEvent, you: number | null): Leg[] {
  const seat = Number(event.facts['seat']);
  const card = cardIn(event);
  const discarded = (name: string | null): Leg => ({
    cargo: { card: name },
    from: handOf(seat, name, you),
    to: ['discards'],
  });
  switch (plain(event)) {
    case 'card-drawn':
      return [{ cargo: { card }, from: ['pile'], to: handOf(seat, card, you) }];
    case 'laid-openly':
      return listed(event, 'seen').map((seen) => ({
        cargo: { card: seen },
        from: handOf(seat, seen, you),
        to: [`laid-${seat}`],
      }));
    case 'laid-counted':
    case 'laid-covered':
      return [{ cargo: { card: null }, from: handOf(seat, null, you), to: [`laid-${seat}`] }];
    case 'cards-returned':
      return listed(event, 'cards').map((back) => ({
        cargo: { card: back },
        from: [`laid-${seat}`],
        to: handOf(seat, back, you),
      }));
    case 'package-taken':
      return listed(event, 'package').flatMap((part): Leg[] =>
        part.startsWith('bottles')
          ? [
              {
                cargo: { thing: 'bottle' },
                from: [`package-${seat}`, 'the-person'],
                to: [`purse-${seat}`, `seat-${seat}`],
              },
            ]
          : [],
      );
    case 'person-joined':
      return [
        {
          cargo: { thing: String(event.facts['person']) },
          from: ['the-person', 'pile'],
          to: [`purse-${seat}`, `seat-${seat}`],
        },
      ];
    case 'alcohol-traded':
      return [{ cargo: { thing: 'bottle' }, from: ['discards'], to: [`purse-${seat}`, `seat-${seat}`] }];
    case 'card-fenced':
    case 'card-swapped':
    case 'card-handed-over':
    case 'card-thrown':
      return [discarded(card)];
    case 'card-picked':
      return [{ cargo: { card }, from: ['discards'], to: handOf(seat, card, you) }];
    default:
      return [];
  }
}

/** `you` is the viewer. Many cards at once are a few flights: nobody wants to wait for them. */
export function flightsOf(news: readonly SeenEvent[], you: number | null): Flight[] {
  const legs = news.flatMap((event) => legsOf(event, you)).slice(0, MOST);
  return legs.map((leg, at) => ({ ...leg, delay: at * STAGGER_MS * 0.7 }));
}

/** Milliseconds that the table should have for these events before the next ones. */
export function paceOf(news: readonly SeenEvent[]): number {
  const flights = flightsOf(news, null);
  const turned = news.some(({ event }) => event === 'cards-turned-up' || event === 'stake-revealed');
  return (flights.length ? durationOf(flights) + 120 : 120) + (turned ? 900 : 0);
}
