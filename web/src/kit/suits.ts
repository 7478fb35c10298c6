/**
 * The five families of cards: each has a shape, so that colour never tells alone. Shapes fill a box of 24 by 24.
 * `ink` is dark enough for numerals on ivory (at least 4.5 to 1), `coat` and `shade` dress the portraits.
 */
export interface Suit {
  shape: 'dice' | 'bottle' | 'fedora' | 'rose' | 'horseshoe';
  path: string;
  ink: string;
  coat: string;
  shade: string;
}

export const ROSE_PATH =
  'M12 1.2c1.7 0 3.2.9 4 2.3 2.3.1 4.1 2 4.1 4.3 0 1-.3 1.9-.9 2.6.2 3.4-3.3 5.6-7.2 5.6s-7.4-2.2-7.2-5.6a4.3 4.3 0 0 1 3.2-6.9c.8-1.4 2.3-2.3 4-2.3Zm.1 4.1c-2 0-3.5 1.4-3.5 3.1 0 1.8 1.5 3.1 3.6 3.1 2.3 0 4.2-1.7 4.2-3.9h-1.5c0 1.4-1.1 2.4-2.6 2.4-1.2 0-2.1-.7-2.1-1.7 0-.9.8-1.6 1.9-1.6ZM11.2 15.5h1.6v2.8c1.5-1.9 3.8-2.7 6.3-2.3-.6 2.9-3.3 4.6-6.3 4.3v2.9h-1.6v-2.9c-3 .3-5.7-1.4-6.3-4.3 2.5-.4 4.8.4 6.3 2.3Z';

export const HORSESHOE_PATH =
  'M12 1.3c5.6 0 9.7 4.2 9.7 9.9 0 3.6-1.3 6.7-2.3 9.5h1.3v2.1h-6.3v-2.1c1.5-3.1 2.4-6 2.4-9.3 0-3-2-5.2-4.8-5.2s-4.8 2.2-4.8 5.2c0 3.3.9 6.2 2.4 9.3v2.1H3.3v-2.1h1.3C3.6 17.9 2.3 14.8 2.3 11.2 2.3 5.5 6.4 1.3 12 1.3Z';

/** By the colour that the rules name. */
export const SUITS = {
  blue: {
    shape: 'dice',
    path: 'M5.2 2h13.6A3.2 3.2 0 0 1 22 5.2v13.6a3.2 3.2 0 0 1-3.2 3.2H5.2A3.2 3.2 0 0 1 2 18.8V5.2A3.2 3.2 0 0 1 5.2 2Zm2.3 3.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Zm9 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2ZM12 9.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Zm-4.5 4.5a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Zm9 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z',
    ink: 'var(--dice)',
    coat: 'var(--blue-53)',
    shade: 'var(--blue-36)',
  },
  green: {
    shape: 'bottle',
    path: 'M9.6.8h4.8v2.2h-.5v4.3c0 1.3 3.6 2.2 3.6 5.6v8.6c0 1-.7 1.7-1.7 1.7H8.2c-1 0-1.7-.7-1.7-1.7v-8.6c0-3.4 3.6-4.3 3.6-5.6V3h-.5Zm-1.3 13.3v5.2h7.4v-5.2Z',
    ink: 'var(--bottle)',
    coat: 'var(--green-57)',
    shade: 'var(--green-37)',
  },
  amber: {
    shape: 'fedora',
    path: 'M6.3 13.6 6.9 8.2C7.3 5 9.6 4 12 5.6 14.4 4 16.7 5 17.1 8.2l.6 5.4c-3.6 1.2-7.8 1.2-11.4 0ZM5.6 14.4c4 1.7 8.8 1.7 12.8 0 2-.3 3.6-1.3 4.4-2.3.7 3.3-4 7.3-10.8 7.3S.5 15.4 1.2 12.1c.8 1 2.4 2 4.4 2.3Z',
    ink: 'var(--fedora)',
    coat: 'var(--amber-68)',
    shade: 'var(--amber-42)',
  },
  red: { shape: 'rose', path: ROSE_PATH, ink: 'var(--rose)', coat: 'var(--red-54b)', shade: 'var(--red-36)' },
  violet: {
    shape: 'horseshoe',
    path: HORSESHOE_PATH,
    ink: 'var(--horseshoe)',
    coat: 'var(--violet-54)',
    shade: 'var(--violet-35)',
  },
} as const satisfies Record<string, Suit>;

export type Colour = keyof typeof SUITS;

export function isColour(text: string): text is Colour {
  return text in SUITS;
}
