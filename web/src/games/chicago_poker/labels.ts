/** Actions in words, for buttons and for those who hear the board. */
import type { Words } from '../../shell/board';
import { readAction } from './actions';
import { handName } from './hands';
import type { ChicagoPokerView } from './view';

/** A button beside the question is short, since the card is seen; `whole` names it for those who hear it. */
export function labelOf(text: string, view: ChicagoPokerView, words: Words, whole = false): string {
  const action = readAction(text);
  const businessAt = (place: number): string => view.businesses[place - 1]?.business ?? String(place);
  switch (action.kind) {
    case 'play':
      return whole
        ? words.say('web-poker-do-play', { card: action.card, business: businessAt(action.place) })
        : words.say('web-poker-do-lay', { business: businessAt(action.place) });
    case 'murder':
    case 'raid':
      return words.say(`web-poker-do-${action.kind}`, { target: action.target, business: businessAt(action.place) });
    case 'limousine':
      return words.say('web-poker-do-limousine', { business: businessAt(action.to) });
    case 'carry':
    case 'blackmail':
    case 'discard':
    case 'stake':
      return words.say(`web-poker-do-${action.kind}`, { card: action.card });
    default:
      return words.say(`web-poker-do-${action.kind}`);
  }
}

/** What a play in the draft would bring at its business, as far as it can be seen. */
export function remarkOf(view: ChicagoPokerView, draft: string[], words: Words): string {
  const action = draft.length === 1 && draft[0] ? readAction(draft[0]) : null;
  if (action?.kind !== 'play') return '';
  const business = view.businesses[action.place - 1];
  const would = business?.rows[view.viewer]?.would?.[action.card];
  if (!business || !would) return '';
  const facts = { hand: handName(would, words), business: business.business };
  if (would.leads) return words.say('web-poker-would-lead', facts);
  const leader = business.leads[0];
  const best = leader === undefined ? null : business.rows[leader]?.known;
  if (leader === undefined || !best) return '';
  return words.say('web-poker-would-trail', { ...facts, owner: leader, other: handName(best, words) });
}
