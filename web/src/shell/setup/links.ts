import { door } from '../door/door.svelte';

/** Links to chairs and for onlookers: the secret stands in the fragment, which no server and no proxy ever sees. */
export function linkTo(table: string, secret: string): string {
  return door.reach(`table/${table}#${secret}`);
}

/** The bare address of a table: good for whoever has a key to it in their browser. */
export function wayBack(table: string): string {
  return door.reach(`table/${table}`);
}

/** A moment of a finished game, for whoever may look on; without the onlookers' secret, for those who played. */
export function linkToMoment(table: string, moment: number, watch: string | null): string {
  return door.reach(`replay/${table}?as=onlooker#${moment}${watch ? `~${watch}` : ''}`);
}

/** Whether this may be a spoken code, however it is written: two words and a number. */
export function isSpoken(text: string): boolean {
  return /^[^a-z]*[a-z]+[^a-z0-9]+[a-z]+[^a-z0-9]*(\d[^a-z0-9]*){4}$/i.test(text);
}

/** The path of a link that somebody pasted; empty if it leads to no table. */
export function linkPath(text: string): string {
  const [, table, key] = /\/table\/([a-z0-9]{8,32})#([A-Za-z0-9_-]{16,64})\s*$/.exec(text) ?? [];
  return table && key ? `table/${table}#${key}` : '';
}
