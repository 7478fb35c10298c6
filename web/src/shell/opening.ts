/** Opening a table from here: its keys go into the ring, and we sit down. */
import { api } from '../net/http';
import { keep, newlyKept } from '../net/keyring';
import type { OpenTable, OpenedTable } from '../net/protocol';
import { house } from './house.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

export function guestName(): string {
  return settings.name || house.say('web-guest');
}

/** Who plays here, by seat. Other human seats are for friends. */
export interface Here {
  seat: number;
  name: string;
}

export function keepOpened(opened: OpenedTable, title: string, here: Here[]): void {
  const kept = newlyKept(opened.table, title);
  const mine = here.flatMap(({ seat, name }) => {
    const key = opened.seats.find((one) => one.seat === seat)?.key;
    return key ? [{ seat, key, name }] : [];
  });
  kept.seats = mine;
  kept.friends = opened.seats.filter(({ seat }) => !mine.some((one) => one.seat === seat));
  kept.host = opened.host;
  kept.onlookers = opened.onlookers;
  keep(kept);
}

export async function openTable(wish: OpenTable, here: Here[]): Promise<void> {
  const opened = await api.open(wish);
  keepOpened(opened, wish.title, here);
  router.go(`table/${opened.table}`);
}

/** One click: me at the first seat, the title's best bots at the others. */
export async function playAtOnce(title: string): Promise<void> {
  const opened = await api.open({ title });
  const first = opened.seats[0];
  keepOpened(opened, title, first ? [{ seat: first.seat, name: guestName() }] : []);
  router.go(`table/${opened.table}`);
}
