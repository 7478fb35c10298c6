/** When Enter means the button that says so. */
import type { Draft } from './draft';

/**
 * Whether Enter confirms the draft: it is whole, and the key is not for something else that can be pressed. What was
 * pressed last keeps the focus; Enter on it does not choose it once more.
 */
export function confirmsBy({ key, repeat, target }: KeyboardEvent, { whole, actions }: Draft): boolean {
  if (key !== 'Enter' || repeat || !whole) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest('input, select, textarea')) return false;
  const pressed = target.closest('button, a, summary, [role="button"], [role="tab"]');
  return !pressed || (actions.length > 0 && pressed.getAttribute('data-offered') === actions.at(-1));
}
