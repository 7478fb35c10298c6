/** The client of every title that brings none: it knows nothing but the words. */
import type { AnyView } from '../../games';
import type { TitleClient } from '../board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { actionLabel, isRecord } from './reading';

const plain: TitleClient<AnyView> = {
  Board,
  Panel,
  score: (view, seat) => {
    const scores = isRecord(view['outcome']) ? view['outcome']['scores'] : null;
    return Array.isArray(scores) ? Number(scores[seat] ?? 0) : 0;
  },
  shows: () => true,
  label: (action, _, words) => actionLabel(action, words),
  explains: async () => (await import('./about')).default,
};

export default plain;
