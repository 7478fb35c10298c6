/** A seat's contribution to the chance of the game: 32 random bytes, kept here until all have sealed theirs. */
import { toHex } from '../fair/bytes';
import { commitment } from '../fair/stream';

export interface Secret {
  contribution: string;
  commitment: string;
}

export function secretOf(table: string, seat: number): Secret {
  const place = `backroom.secret.${table}.${seat}`;
  let contribution = localStorage.getItem(place);
  if (!contribution) {
    contribution = toHex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(place, contribution);
  }
  return { contribution, commitment: commitment(contribution) };
}
