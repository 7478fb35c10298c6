/** The emblems of seats and gangs, in a box of 24 by 24. Their colours are the tokens `--seat-<emblem>`. */
import { HORSESHOE_PATH, ROSE_PATH } from './suits';

export type Emblem = 'diamond' | 'crescent' | 'clover' | 'anchor' | 'rose' | 'shoe' | 'mr-x';

/** Those of people; Mr. X is nobody's. */
export const EMBLEMS = ['diamond', 'crescent', 'clover', 'anchor', 'rose', 'shoe'] as const;

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Each path is filled by itself, even-odd: the leaves of the clover overlap its stem. */
export const EMBLEM_PATHS: Record<Emblem, readonly string[]> = {
  diamond: ['M12 2 20 12 12 22 4 12Z'],
  crescent: ['M16.5 2.5A10.2 10.2 0 1 0 21.8 17 8.6 8.6 0 0 1 16.5 2.5Z'],
  clover: [disc(12, 7, 4.6), disc(7, 13, 4.6), disc(17, 13, 4.6), 'M10.8 11h2.4c0 5 .8 8 2.8 11H8c2-3 2.8-6 2.8-11Z'],
  anchor: [
    'M12 1.5a3.2 3.2 0 0 1 1.5 6V9.2h3.3v2.5h-3.3v7.3c2.3-.5 4-2 4.6-4.1l-1.7.5 2.7-4.7 3.6 4-1.9-.2c-.6 4.5-4.2 7.5-8.8 7.9-4.6-.4-8.2-3.4-8.8-7.9l-1.9.2 3.6-4 2.7 4.7-1.7-.5c.6 2.1 2.3 3.6 4.6 4.1v-7.3H7.2V9.2h3.3V7.5A3.2 3.2 0 0 1 12 1.5Zm0 1.9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  ],
  rose: [ROSE_PATH],
  shoe: [HORSESHOE_PATH],
  'mr-x': [
    'M3 4.5C7 7.5 10 9.5 12 10.2 14 9.5 17 7.5 21 4.5L21.5 7C18.5 9.6 16 11.3 14.6 12 16 12.9 18.5 15 21.5 19L19.5 20.5C17 17.5 14.5 15 12 13.7 9.5 15 7 17.5 4.5 20.5L2.5 19C5.5 15 8 12.9 9.4 12 8 11.3 5.5 9.6 2.5 7Z',
  ],
};

export function isEmblem(name: string): name is Emblem {
  return name in EMBLEM_PATHS;
}

export function seatColour(emblem: Emblem): string {
  return `var(--seat-${emblem})`;
}
