/** All that the figures of a title's rulebook are drawn with: its client, its pieces, its positions. Fetched when asked. */
import { type AnyView, folderOf, loadClient } from '../../games';
import { Words } from '../../words/words.svelte';
import type { Explains, Figures, Results, TitleClient } from '../board';
import { NAMES, type Positions, loadPositions } from './books';

const drawings = import.meta.glob<Figures<AnyView>>('../../games/*/figures.ts', { import: 'default' });

export interface Easel {
  client: TitleClient<AnyView>;
  explains: Explains<AnyView> | null;
  results: Results<AnyView> | null;
  figures: Figures<AnyView> | null;
  positions: Positions;
  /** With the names of those who sit in the examples. */
  words: Words;
}

/** Null for a title without a board of its own: its rulebook has captions only. */
export async function easelOf(title: string): Promise<Easel | null> {
  const [client, positions] = await Promise.all([loadClient(title), loadPositions(title)]);
  if (!client) return null;
  const [explains, results, figures] = await Promise.all([
    client.explains?.() ?? null,
    client.results?.load() ?? null,
    drawings[`../../games/${folderOf(title)}/figures.ts`]?.() ?? null,
  ]);
  return { client, explains, results, figures, positions, words: new Words(() => NAMES) };
}
