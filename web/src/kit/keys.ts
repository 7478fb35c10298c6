/** Keys that a board hears by itself. */

/** Whether a key means the board: none that goes to a field or a dialog, and none for the browser. */
export function meansTheBoard({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, dialog, [role=dialog]'));
}
