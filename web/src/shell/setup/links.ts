import { addressOf } from '../../net/address';

/** Links to chairs and for onlookers: the secret stands in the fragment, which no server and no proxy ever sees. */
export function linkTo(table: string, secret: string): string {
  return addressOf(`table/${table}#${secret}`);
}

/** The path of a link that somebody pasted; empty if it leads to no table. */
export function linkPath(text: string): string {
  const [, table, key] = /\/table\/([a-z0-9]{8,32})#([A-Za-z0-9_-]{16,64})\s*$/.exec(text) ?? [];
  return table && key ? `table/${table}#${key}` : '';
}
