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
  bar: { fill: '#6a2424', shade: '#3a1213', icon: bar },
  'jazz-club': { fill: '#27436f', shade: '#131f38', icon: jazzClub },
  brewery: { fill: '#7a4d1b', shade: '#3a230c', icon: brewery },
  'gambling-den': { fill: '#4a3a66', shade: '#201830', icon: gamblingDen },
};

export function isBusiness(text: string): text is Business {
  return text in LOOKS;
}
