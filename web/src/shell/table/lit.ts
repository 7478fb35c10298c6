/** Which elements of a table a hint means. */
export interface Meant {
  /** The part of the choice that comes next. */
  action: string | null;
  /** All of it is chosen: it is confirmed next. */
  chosen: boolean;
  /** Things to be touched first, where nothing offers the action yet. */
  leads: readonly string[];
}

/** What offers the action itself, and nothing else with it; else what makes it be offered; else the first thing that
 * leads there. */
export function lit(table: Element, { action, chosen, leads }: Meant): Element[] {
  if (chosen) return seen(table, '[data-testid=confirm]');
  if (action === null) return [];
  const offering = seen(table, `[data-offered=${JSON.stringify(action)}]:not([data-way])`);
  if (offering.length) return offering;
  // Several actions have lines of their own.
  const leading = seen(table, '[data-leads]').filter(
    (one) => one instanceof HTMLElement && one.dataset['leads']?.split('\n').includes(action),
  );
  if (leading.length) return leading;
  for (const thing of leads) {
    const found = seen(table, `[data-thing=${JSON.stringify(thing)}]`);
    // A card is held once and may be told of often: what can be pressed is meant.
    const pressed = found.find((one) => one.matches('button, [role="button"]')) ?? found[0];
    if (pressed) return [pressed];
  }
  return [];
}

function seen(table: Element, selector: string): Element[] {
  return [...table.querySelectorAll(selector)].filter((one) => one.checkVisibility());
}
