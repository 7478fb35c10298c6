/** The free words of a moment of the log; empty if it has none. */
export function wordsOf(facts: Record<string, unknown> | undefined): string {
  const words = facts?.['words'];
  return typeof words === 'string' ? words : '';
}
