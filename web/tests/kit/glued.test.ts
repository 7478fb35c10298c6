import { expect, it } from 'vitest';
import { glued } from '../../src/kit/glued';

const isDrawn = ({ text }: { text: string }): boolean => text === '#';

function lines(...texts: string[]): string[] {
  return glued(
    texts.map((text) => ({ text })),
    isDrawn,
  ).map(({ piece, tail }) => piece.text + tail);
}

it('keeps a comma and a full stop with the drawn thing before it', () => {
  expect(lines('Lay ', '#', ', then ', '#', '.')).toEqual(['Lay ', '#,', ' then ', '#.', '']);
});

it('leaves words alone, and punctuation behind words', () => {
  expect(lines('Lay it', ', then ', '#', ' again')).toEqual(['Lay it', ', then ', '#', ' again']);
});
