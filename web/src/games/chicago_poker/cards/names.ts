/** A card's name, as the rules write it (`red-7`, `murder`), taken apart for the drawing. */
import type { Face } from '../../../kit/cast';
import { isColour, type Colour } from '../../../kit/suits';

export const SPECIALS = ['murder', 'raid', 'limousine', 'pistol', 'blackmail'] as const;
export type Special = (typeof SPECIALS)[number];

export type CardName = { colour: Colour; value: number } | { special: Special };

export function readCard(text: string): CardName {
  const special = SPECIALS.find((name) => name === text);
  if (special) return { special };
  const [colour = '', value = ''] = text.split('-');
  if (isColour(colour) && Number(value) > 0) return { colour, value: Number(value) };
  throw new Error(`no drawing for the card '${text}'`);
}

/** Which of the portraits a value wears: small fry in caps, the big ones in fedoras. */
const FACES: readonly Face[] = ['lady', 'cap', 'bowler', 'scar', 'lady', 'cap', 'bowler', 'cigar', 'lady', 'moustache'];
const HIGH_FACES: readonly Face[] = ['bowler', 'cigar', 'scar', 'lady', 'moustache'];

export function faceOf(value: number): Face {
  return (value > FACES.length ? HIGH_FACES[value - FACES.length - 1] : FACES[value - 1]) ?? 'cap';
}

/** Sorting a hand: by colour or by value, specials last. */
export function sortCards(cards: readonly string[], by: 'colour' | 'value'): string[] {
  const rank = (text: string): [number, number] => {
    const card = readCard(text);
    if ('special' in card) return [99, SPECIALS.indexOf(card.special)];
    const colour = ['blue', 'red', 'green', 'amber', 'violet'].indexOf(card.colour);
    return by === 'colour' ? [colour, -card.value] : [15 - card.value, colour];
  };
  return [...cards].sort((one, other) => {
    const [a, b] = rank(one);
    const [c, d] = rank(other);
    return a - c || b - d;
  });
}
