/** Wooden pieces: the colour of an emblem with its dark and its light side, and what the emblem is drawn in. */
import type { Emblem } from './emblems';

export interface Wood {
  base: string;
  dark: string;
  light: string;
  emblem: string;
}

export const WOODS: Record<Emblem, Wood> = {
  'mr-x': { base: 'var(--sand-88)', dark: 'var(--sand-63)', light: 'var(--ivory)', emblem: 'var(--grey-22)' },
  diamond: { base: 'var(--gold-78)', dark: 'var(--amber-53)', light: 'var(--gold-88b)', emblem: 'var(--umber-23b)' },
  rose: { base: 'var(--red-57)', dark: 'var(--red-36)', light: 'var(--red-72)', emblem: 'var(--sand-97)' },
  clover: { base: 'var(--green-63)', dark: 'var(--green-40b)', light: 'var(--green-79)', emblem: 'var(--green-99)' },
  anchor: { base: 'var(--blue-58)', dark: 'var(--blue-38)', light: 'var(--blue-77)', emblem: 'var(--blue-98)' },
  shoe: { base: 'var(--amber-58)', dark: 'var(--brown-36)', light: 'var(--amber-76)', emblem: 'var(--sand-97)' },
  // Violet, unless a title whose crescent is grey says so (`--crescent`).
  crescent: {
    base: 'var(--crescent, var(--violet-64))',
    dark: 'var(--crescent-dark, var(--violet-41))',
    light: 'var(--crescent-light, var(--violet-81))',
    emblem: 'var(--violet-22)',
  },
};
