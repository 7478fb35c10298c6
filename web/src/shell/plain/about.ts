/** What is told of a thing whose title says nothing more: its name, and what its words say of it, if they do. */
import type { AnyView } from '../../games';
import { capital } from '../../kit/capital';
import type { Explains } from '../board';
import { actionLabel } from './reading';

const explains: Explains<AnyView> = {
  about: (thing, { words }) =>
    words.names(thing)
      ? { name: capital(words.thing(thing)), does: '', clause: '', numbers: [], ...words.about(thing) }
      : null,
  named: (action, _, words) => actionLabel(action, words),
};

export default explains;
