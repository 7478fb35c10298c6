/** The viewer's cards as they are held: those in hand, and raised among them those that are being laid. */
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

/** Side by side while there is room, else smaller and overlapping: the middle of every card stays free. */
export function layOut(
  width: number,
  height: number,
  count: number,
): { width: number; height: number; left: number; pitch: number } {
  const RATIO = 1.4;
  const LEAST = 0.62;
  const GAP = 12;
  const tall = Math.max(70, Math.min(height, 190));
  const room = Math.max(60, width - 10);
  const wide = Math.min(tall / RATIO, room / (1 + LEAST * Math.max(0, count - 1)));
  const pitch = count > 1 ? Math.min(wide + GAP, (room - wide) / (count - 1)) : 0;
  const whole = wide + pitch * Math.max(0, count - 1);
  return { width: wide, height: wide * RATIO, left: Math.max(4, (width - whole) / 2), pitch };
}
