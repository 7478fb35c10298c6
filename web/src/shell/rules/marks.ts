/** How a passage of a clause that is not printed is marked: a sign, and the words beside it. */
import gavel from 'icon:lucide/gavel';
import puzzle from 'icon:lucide/puzzle';
import type { Words } from '../../words/words.svelte';
import type { Cited } from './book';

export const MARKS: Record<string, { icon: string; message: string } | undefined> = {
  R: { icon: gavel, message: 'web-ruling-mark' },
  D: { icon: puzzle, message: 'web-rebuilt-mark' },
};

/**
 * What a paragraph that rests on these clauses is marked with: the parts of clauses that it names, and clauses of which
 * nothing is printed.
 */
export function marksOf(cited: readonly Cited[], words: Pick<Words, 'clauseParts' | 'knows'>): string[] {
  const marks = cited.map(({ clause, part }) => {
    if (part || !words.knows(clause)) return part;
    const kinds = words.clauseParts(clause).map(({ kind }) => kind);
    return kinds.includes('S') ? '' : (kinds[0] ?? '');
  });
  return [...new Set(marks)].filter((mark) => mark !== '');
}
