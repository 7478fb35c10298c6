/** What the people of the house look like: a coat, and a head above it. */
import { SUITS, type Colour, type Suit } from './suits';

export const FACES = ['cigar', 'moustache', 'cap', 'lady', 'bowler', 'scar'] as const;
export type Face = (typeof FACES)[number];

export interface Look {
  suit: Suit;
  face: Face;
}

const CAST: Record<string, readonly [Colour, Face]> = {
  mickey: ['green', 'cap'],
  angelo: ['amber', 'bowler'],
  dutch: ['blue', 'moustache'],
  frankie: ['red', 'scar'],
  rosa: ['green', 'lady'],
  ruth: ['red', 'lady'],
  bugs: ['amber', 'cigar'],
  lucky: ['violet', 'cigar'],
  sofia: ['blue', 'lady'],
};

/** Of a person that we have not drawn, a title's own, some look or other, always the same. */
export function lookOf(who: string): Look {
  const [colour, face] = CAST[who] ?? strange(who);
  return { suit: SUITS[colour], face };
}

function strange(who: string): [Colour, Face] {
  let sum = 0;
  for (const letter of who) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const colours = Object.keys(SUITS) as Colour[];
  return [colours[sum % colours.length] ?? 'blue', FACES[sum % FACES.length] ?? 'cap'];
}
