/** What `data-thing` and the sentences of the log name on this board, taken apart. */
import { isKind, isMeans } from './pieces/means';
import { VALUES } from './persons';
import { CLANS } from './table';

export type Thing =
  | { is: 'means'; card: string; owner: number | null }
  | { is: 'person'; person: string }
  | { is: 'district'; district: string }
  | { is: 'clan'; clan: string }
  | { is: 'seat'; seat: number }
  | { is: 'package'; role: 'winners' | 'losers'; at: number }
  | { is: 'other'; id: string };

/** Things of sentences that are told of under another name. */
const SAME: Record<string, string> = {
  bottles: 'alcohol', 'pay-alcohol': 'alcohol', 'most-alcohol': 'alcohol', 'equal-alcohol': 'alcohol',
  talk: 'word', show: 'word', 'pay-means': 'cards', 'pay-person': 'the-person', 'at-least': 'word', nothing: 'word',
}; // prettier-ignore

/** `weapons-4` (the viewer's, or anybody's), `weapons-4@2` (as seat 2 has laid it), `priest`, `winners@0` (the first package), `seat@2`; what the district is called only the view knows. */
export function readThing(thing: string, district: string): Thing {
  const [id = '', at = ''] = thing.split('@');
  if (isMeans(id)) return { is: 'means', card: id, owner: at ? Number(at) : null };
  if (id in VALUES) return { is: 'person', person: id };
  if (id === district) return { is: 'district', district };
  if ((CLANS as readonly string[]).includes(id)) return { is: 'clan', clan: id };
  if (id === 'seat') return { is: 'seat', seat: Number(at) };
  if ((id === 'winners' || id === 'losers') && at) return { is: 'package', role: id, at: Number(at) };
  const plain = id.replace(/-\d+$/, '');
  if (id.startsWith('some-')) return { is: 'other', id: 'word' };
  if (id.startsWith('kind-') && isKind(id.slice(5))) return { is: 'other', id: 'majority' };
  return { is: 'other', id: SAME[plain] ?? plain };
}
