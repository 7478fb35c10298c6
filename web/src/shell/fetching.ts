/** What a table needs is fetched while the table is still being set: its page, the title's board and words. */
import { loadClient } from '../games';
import { keptTable } from '../net/keyring';
import { texted } from '../words/catalogue';
import type { Route } from './router.svelte';
import { settings } from './settings.svelte';

export function fetchTable(title: string): void {
  // What does not come is asked for again by whoever shows it, and it says so.
  void Promise.allSettled([
    import('./table/TablePage.svelte'),
    ...(title ? [loadClient(title), texted(settings.language, title)] : []),
  ]);
}

/** The page of an address, before there are words for it. */
export function fetchPage(route: Route): void {
  if (route.at === 'table') fetchTable(keptTable(route.table)?.title ?? '');
  else if (route.at === 'new') void Promise.allSettled([import('./setup/SetUp.svelte')]);
}
