/** The five colours, each with an emblem, so that colour never tells alone. */
import type { Emblem, Words } from '../../shell/board';
import type { Area, Colour, GangsterView } from './view';

export const GANG_EMBLEMS = ['crescent', 'clover', 'diamond', 'shoe', 'anchor'] as const satisfies readonly Emblem[];
const COLOURS = ['grey', 'green', 'yellow', 'brown', 'blue'];

export function isGang(thing: string): boolean {
  return COLOURS.includes(thing);
}

export function emblemOf(colour: string): Emblem {
  return GANG_EMBLEMS[COLOURS.indexOf(colour)] ?? 'rose';
}

/** The colours of a seat: with two players two, else one. */
export function coloursOf(view: GangsterView, seat: number | null): Colour[] {
  return view.colours.filter((one) => one.seat === seat);
}

export function colourNamed(view: GangsterView, colour: string | null): Colour | null {
  return view.colours.find((one) => one.colour === colour) ?? null;
}

export function areaNamed(view: GangsterView, area: string | null): Area | null {
  return view.areas.find((one) => one.area === area) ?? null;
}

/** A boss by name; the viewer is 'you'. */
export function bossName(view: GangsterView, seat: number, words: Words): string {
  return seat === view.viewer ? words.say('web-you') : words.name(seat);
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;
