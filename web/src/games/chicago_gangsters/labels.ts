/** Actions in words, for buttons and for those who hear the board. */
import type { Words } from '../../shell/board';
import { readAction } from './actions';
import { packageThings } from './packages';
import { prompt } from './table';
import type { ChicagoGangstersView } from './view';

/** Buttons beside the question: what no thing on the board stands for. */
const BUTTONS = new Set(['declare thug', 'spare thug', 'finish', 'settle']);

export function isShown(action: string, view: ChicagoGangstersView): boolean {
  // While cards are laid, the thug has its place in the panel.
  return prompt(view) === 'commit' || !BUTTONS.has(readAction(action).verb);
}

export function labelOf(text: string, view: ChicagoGangstersView, words: Words): string {
  const { verb, what } = readAction(text);
  const count = view.seats[view.viewer]?.laid.cards.length ?? 0;
  switch (verb) {
    case 'commit':
      // Where all cards are turned up at once, it does not matter how they lie.
      if (view.reckoned?.yours?.at_once) return words.say('web-gang-do-commit');
      return words.say(`web-gang-do-${what}`);
    case 'join':
      return words.say('web-gang-do-join', { count, side: what });
    case 'choose package': {
      const asked = view.decisions.at(-1)?.[2];
      const role = Array.isArray(asked) && asked[0] === 1 ? 'losers' : 'winners';
      const content = view.round.loot[role][Number(what) - 1];
      return content ? words.say('web-gang-do-choose', { package: packageThings(content, view.round.person) }) : text;
    }
    case 'pay':
      return words.say('web-gang-do-pay', { payment: `pay-${what}` });
    case 'trade with':
      return words.say('web-gang-do-trade', { person: what });
    case 'pledge':
    case 'ask':
      return words.say(`web-gang-do-${verb}`, { word: what });
    case 'take the card':
      return words.say('web-gang-do-take');
    case 'lay':
    case 'take back':
    case 'leave':
    case 'stake':
    case 'hand over':
    case 'fence':
    case 'throw':
    case 'pick':
    case 'swap':
    case 'show':
      return words.say(`web-gang-do-${verb.replace(' ', '-')}`, { card: what });
    case 'play poker':
      return words.say('web-gang-do-poker');
    default:
      return words.say(`web-gang-do-${verb.replace(' ', '-')}`);
  }
}
