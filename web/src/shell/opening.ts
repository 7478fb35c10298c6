/** Opening a table from here: the keys that this device makes go into the ring, and we sit down. */
import { type DeviceKey, newDeviceKey } from '../net/device';
import { api } from '../net/http';
import { keep, newlyKept } from '../net/keyring';
import type { OpenTable, OpenedTable } from '../net/requests';
import { fetchTable } from './fetching';
import { sharedWords } from './shared-words.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

export function guestName(): string {
  return settings.name || sharedWords.say('web-guest');
}

/** Who plays here, by seat. Other human seats are for friends. */
export interface Here {
  seat: number;
  name: string;
}

export function keepOpened(opened: OpenedTable, title: string, here: (Here & { key: string })[]): void {
  const kept = newlyKept(opened.table, title);
  kept.seats = here;
  kept.friends = opened.seats.filter(({ seat }) => !here.some((one) => one.seat === seat));
  kept.host = opened.host;
  kept.onlookers = opened.onlookers;
  kept.invitation = opened.invitation;
  keep(kept);
}

export async function openTable(wish: OpenTable, here: Here[]): Promise<void> {
  fetchTable(wish.title);
  const keys = new Map<number, DeviceKey>(here.map(({ seat }) => [seat, newDeviceKey()]));
  const seats = (wish.seats ?? []).map((seat, at) => ({ ...seat, key: keys.get(at)?.hash ?? null }));
  const opened = await api.open({ ...wish, seats });
  keepOpened(
    opened,
    wish.title,
    here.map((one) => ({ ...one, key: keys.get(one.seat)?.key ?? '' })),
  );
  router.go(`table/${opened.table}`);
}

/** One click: me at the first seat, the title's best bots at the others. */
export async function playAtOnce(title: string): Promise<void> {
  fetchTable(title);
  const opened = await api.open({ title });
  const { key, hash } = newDeviceKey();
  const [first] = opened.seats;
  if (first) await api.takeChair(opened.table, first.link, hash);
  keepOpened(opened, title, first ? [{ seat: first.seat, name: guestName(), key }] : []);
  router.go(`table/${opened.table}`);
}
