/** The viewer's cards as they are held: those in hand, and raised among them those that are being laid. */
import { FINGER } from '../../kit/finger';
import { readMeans, sortMeans } from './pieces/means';
import type { HandVerb, Offers } from './actions';
import { counts } from './table';
import type { ChicagoGangstersView } from './view';

export interface Held {
  key: string;
  card: string;
  laid: boolean;
  /** It stays face down. */
  question: boolean;
  /** What a click does. */
  action: string | null;
  /** Leaving this one face down. */
  leave: string | null;
  /** 'counts', 'returns', or nothing to say. */
  tag: 'counts' | 'returns' | 'question' | null;
  /** What it counts where everything is doubled. */
  worth: number;
}

export function heldCards(view: ChicagoGangstersView, offers: Offers, wish: HandVerb | null): Held[] {
  const me = view.seats[view.viewer];
  if (!me) return [];
  const laid = me.laid.how === null && !me.laid.up ? me.laid.cards : [];
  const verb = offers.handVerb(wish);
  const factor = view.reckoned?.yours?.brings.doubled ? 2 : 1;
  const down = view.round.question === view.viewer ? view.own.left_face_down : null;
  const seen = new Map<string, number>();
  let left = down !== null;
  return sortMeans([...view.hand, ...laid]).map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    const inHand = view.hand.filter((one) => one === card).length;
    const isLaid = number > inHand;
    const question = isLaid && left && card === down;
    if (question) left = false;
    const counting = counts(me, card);
    return {
      key: `${card} ${number}`,
      card,
      laid: isLaid,
      question,
      action: isLaid ? offers.offered(`take back ${card}`) : verb ? offers.offered(`${verb} ${card}`) : null,
      leave: isLaid && !question ? offers.offered(`leave ${card}`) : null,
      tag: isLaid ? (question ? 'question' : counting ? 'counts' : 'returns') : null,
      worth: counting ? readMeans(card).value * factor : 0,
    };
  });
}

export interface Laying {
  width: number;
  height: number;
  /** Of each card, from the left and from the top. */
  spots: { left: number; top: number }[];
  /** Where the last one ends. */
  end: number;
  /** How high two rows are; one takes what height there is. */
  least: number;
}

const RATIO = 1.4;
/** So much of a card is free at least, while it may still grow smaller. */
const FREE = 0.62;
const GAP = 12;
const [SMALLEST, TALLEST] = [52, 190];
/** A card that is laid stands so much higher, and its word above it. */
export const RAISED = 24;
const WORD = 22;

/**
 * Side by side while there is room, else smaller and overlapping: a finger's width of every card stays free. In a narrow
 * column they stand in two rows; what is still too many ends beyond the room, and the hand scrolls.
 */
export function layOut(room: { width: number; height: number }, count: number): Laying {
  const wide = Math.max(60, room.width - 10);
  const needed = SMALLEST + FINGER * (count - 1);
  const inRow = needed > wide * 1.15 && room.width > 0 ? Math.ceil(count / 2) : count;
  const gaps = Math.max(1, inRow - 1);
  const tall = Math.max(70, Math.min(room.height - RAISED - WORD, TALLEST));
  const fitting = Math.min(tall / RATIO, wide / (1 + FREE * (inRow - 1)));
  const narrow = (wide - fitting) / gaps < FINGER && inRow > 1;
  const width =
    inRow < count ? Math.min(SMALLEST, fitting) : narrow ? Math.max(SMALLEST, wide - FINGER * gaps) : fitting;
  const pitch = Math.min(width + GAP, Math.max(FINGER, (wide - width) / gaps));
  const whole = width + pitch * (inRow - 1);
  const first = Math.max(4, (room.width - whole) / 2);
  // What is laid in the front row leaves a finger's width of the back row free.
  const lower = FINGER + RAISED;
  const height = width * RATIO;
  return {
    width,
    height,
    spots: Array.from({ length: count }, (_, at) => ({
      left: first + (at % inRow) * pitch,
      top: at < inRow ? 0 : lower,
    })),
    end: first + whole,
    least: inRow < count ? WORD + RAISED + height + lower : 0,
  };
}
