/** What the coach says, in the reader's language, with the names of things and people put in. */
import type { Piece, Words } from '../../words/words.svelte';

const THING = /\{([a-z0-9-]+)\}/;
const SEAT = /^seat-(\d)$/;

export type Texts = Record<string, string>;

/** `{red-7}` is the thing of that name, `{seat-2}` who sits there. What is not told in a language is told in English. */
export function remarkPieces(texts: Texts | null | undefined, words: Words): Piece[] {
  const text = texts?.[words.language] ?? texts?.['en'] ?? '';
  return text
    .split(new RegExp(THING, 'g'))
    .map((part, at) => (at % 2 ? named(part, words) : { text: part }))
    .filter((piece) => piece.text !== '');
}

/** The same as plain text, to be read out. */
export function remarkText(texts: Texts | null | undefined, words: Words): string {
  return remarkPieces(texts, words)
    .map(({ text }) => text)
    .join('');
}

function named(name: string, words: Words): Piece {
  const seat = SEAT.exec(name)?.[1];
  if (seat === undefined) return { text: words.thing(name), thing: name };
  return { text: words.name(Number(seat) - 1), seat: Number(seat) - 1 };
}
