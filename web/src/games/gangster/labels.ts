/** Actions in words, for buttons and for those who hear the board. */
import type { Words } from '../../shell/board';
import { planOf, readAction } from './actions';
import { areaNamed } from './colours';
import { changeText, wouldText } from './standing';
import type { GangsterView } from './view';

export function labelOf(text: string, _view: GangsterView, words: Words): string {
  const action = readAction(text);
  switch (action.kind) {
    case 'act':
      return words.say('web-gangster-do-act', { colour: action.colour });
    case 'drive':
      return words.say(action.motor ? 'web-gangster-do-drive-motor' : 'web-gangster-do-drive', { steps: action.steps });
    case 'stop':
      return words.say('web-gangster-do-stop', { area: action.area });
    case 'load':
      return words.say('web-gangster-do-load-field', { field: action.field, district: action.area });
    case 'unload':
      return words.say('web-gangster-do-unload', { colour: action.colour });
    case 'push':
      return words.say('web-gangster-do-push', { colour: action.colour, area: action.area });
    case 'take':
      return words.say('web-gangster-do-take', { equipment: action.equipment });
    case 'dump':
      return words.say('web-gangster-do-dump');
    case 'keep':
      return words.say('web-gangster-do-keep');
    case 'enough':
      return words.say('web-gangster-do-enough');
    case 'push-nobody':
      return words.say('web-gangster-do-push-nobody');
  }
}

/** What the draft would change of what districts score now; of a drive, what the stop would be good for; before all
 * that, whose the colour is that is asked about. */
export function remarkOf(view: GangsterView, draft: string[], words: Words, after: GangsterView | null): string {
  const last = draft.at(-1);
  if (!last)
    return view.colours.some(({ colour, seat }) => colour === view.turn.colour && seat === view.viewer)
      ? words.say('web-gangster-you-play', { colour: view.turn.colour })
      : '';
  if (after && last && ['load', 'unload'].includes(readAction(last).kind)) {
    if (!after.changes.length) return words.say('web-gangster-changes-nothing');
    return after.changes.map((change) => changeText(change, view.turn.colour, words)).join(' ');
  }
  const { stop } = planOf(draft);
  const area = areaNamed(view, stop);
  const colour = view.turn.colour;
  if (!area?.table || !colour) return '';
  return wouldText(area, colour, view.colours, words);
}
