/** Where rulebooks lie: `rulebook/` in a title's folder, a text for each language and the positions of its figures. */
import { type AnyView, folderOf } from '../../games';
import { api } from '../../net/http';
import type { SeenEvent } from '../board';
import { type Passage, readBook } from './book';

/** A moment of a game that a figure shows: what is seen, what was seen before the last choice, and what that brought. */
export interface Position {
  view: AnyView;
  before: AnyView | null;
  news: SeenEvent[];
}

export type Positions = Record<string, Position | undefined>;

const FOLDERS = '../../../../src/backroom/games';
const texts = import.meta.glob<string>('../../../../src/backroom/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});
const positions = import.meta.glob<Positions>('../../../../src/backroom/games/*/rulebook/positions.json', {
  import: 'default',
});

/** The passage that is the reference card. */
export const CARD = 'card';
/** Who sits there in examples and figures. */
export const NAMES = ['Ruth', 'Marek', 'Sofia', 'Enzo', 'Lucky', 'Ada'];

/**
 * A title's rulebook in a language, else in English; without passages if nobody has written one. Of a title that the
 * client was not built with, the server tells it.
 */
export async function loadBook(title: string, language: string): Promise<Passage[]> {
  const [own, english] = [language, 'en'].map((one) => texts[`${FOLDERS}/${folderOf(title)}/rulebook/${one}.md`]);
  const text = own || english ? await (own ?? english)?.() : (await api.titleText(title, language)).rulebook;
  return text ? readBook(text) : [];
}

export async function loadPositions(title: string): Promise<Positions> {
  return (await positions[`${FOLDERS}/${folderOf(title)}/rulebook/positions.json`]?.()) ?? {};
}
