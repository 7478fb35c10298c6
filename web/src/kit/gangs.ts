/** Wooden pieces: the colour of an emblem with its dark and its light side, and what the emblem is drawn in. */
import type { Emblem } from './emblems';

export interface Wood {
  base: string;
  dark: string;
  light: string;
  emblem: string;
}

export const WOODS: Record<Emblem, Wood> = {
  'mr-x': { base: '#dcd6c4', dark: '#8f8a79', light: '#f1ede0', emblem: '#1d1a17' },
  diamond: { base: '#e0b23a', dark: '#8a6413', light: '#f3d47c', emblem: '#2a1c05' },
  rose: { base: '#c5453b', dark: '#6f1d18', light: '#e88578', emblem: '#fff3e6' },
  clover: { base: '#4a9d63', dark: '#1f5534', light: '#86cf9b', emblem: '#f4fff2' },
  anchor: { base: '#4a7fb8', dark: '#1e4470', light: '#8fb9e4', emblem: '#f1f8ff' },
  shoe: { base: '#a0703f', dark: '#553517', light: '#d3a877', emblem: '#fff6e8' },
  // Violet, unless a title whose crescent is grey says so (`--crescent`).
  crescent: {
    base: 'var(--crescent, #8f84b8)',
    dark: 'var(--crescent-dark, #4a4170)',
    light: 'var(--crescent-light, #c2b9e2)',
    emblem: '#1b1530',
  },
};
