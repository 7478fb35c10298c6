/** How the four kinds of business are drawn. Icons are for small hexagons, the large ones have pictures. */
import bar from 'icon:game/martini';
import brewery from 'icon:game/barrel';
import gamblingDen from 'icon:game/rolling-dices';
import jazzClub from 'icon:game/saxophone';

export interface BusinessLook {
  fill: string;
  shade: string;
  icon: string;
}

export const BUSINESSES = ['bar', 'jazz-club', 'brewery', 'gambling-den'] as const;
export type Business = (typeof BUSINESSES)[number];

export const LOOKS: Record<Business, BusinessLook> = {
  bar: { fill: 'var(--red-36)', shade: 'var(--oxide-25)', icon: bar },
  'jazz-club': { fill: 'var(--blue-38)', shade: 'var(--blue-24)', icon: jazzClub },
  brewery: { fill: 'var(--amber-47)', shade: 'var(--brown-28)', icon: brewery },
  'gambling-den': { fill: 'var(--violet-39)', shade: 'var(--violet-22)', icon: gamblingDen },
};

export function isBusiness(text: string): text is Business {
  return text in LOOKS;
}
