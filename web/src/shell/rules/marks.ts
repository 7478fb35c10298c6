/** How a passage of a clause that is not printed is marked: a sign, and the words beside it. */
import gavel from 'icon:lucide/gavel';
import puzzle from 'icon:lucide/puzzle';

export const MARKS: Record<string, { icon: string; message: string } | undefined> = {
  R: { icon: gavel, message: 'web-ruling-mark' },
  D: { icon: puzzle, message: 'web-rebuilt-mark' },
};
