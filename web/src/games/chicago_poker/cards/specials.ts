/** The pictures on the special cards, each in a box of 512 by 512 and in the colour of the text. */
import murder from 'icon:game/chalk-outline-murder';
import raid from 'icon:game/police-badge';
import pistol from 'icon:game/revolver';
import type { Special } from './names';

/** Our own drawings: a sedan of 1926 from the side, and a letter with a seal on it. */
const limousine =
  '<g transform="translate(10 128) scale(4.9)"><path fill="currentColor" fill-rule="evenodd" d="M20 12q1-5 6-5h30q5 0 7 4l6 12 21 3q6 1 6 7v6h-7.5a10.5 10.5 0 0 0-19 0H32.5a10.5 10.5 0 0 0-19 0H6q0-9 6-12v-3q0-3 3-4l3-1Zm4.5 2L23 24h15V14Zm17 0v10h19l-5.5-10Z"/><circle fill="currentColor" cx="23" cy="42" r="7.5"/><circle fill="currentColor" cx="79" cy="42" r="7.5"/><circle fill="var(--red-44)" cx="23" cy="42" r="3"/><circle fill="var(--red-44)" cx="79" cy="42" r="3"/></g>';
const blackmail =
  '<path fill="currentColor" d="M40 120h432v272H40Z"/><path d="M44 124 256 288 468 124M44 388l152-148M468 388 316 240" fill="none" stroke="var(--red-44)" stroke-width="15" stroke-linejoin="round"/><circle cx="256" cy="280" r="66" fill="var(--red-44)"/><circle cx="256" cy="280" r="54" fill="var(--gold-74b)"/><path d="M256 248v40M256 306v6" stroke="var(--red-33)" stroke-width="17" stroke-linecap="round"/>';

export const SPECIAL_ICONS: Record<Special, string> = { murder, raid, limousine, pistol, blackmail };
