/** The ground under the map: the same blocks, parks and waves every time, without chance. */

/** A small generator of our own, so that the drawing never changes. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export interface Ground {
  shore: string;
  lake: string;
  river: string;
  rail: string;
  light: string;
  dark: string;
  streets: string;
  avenues: string;
  diagonals: string;
  parks: readonly (readonly [x: number, y: number, width: number, height: number])[];
  trees: readonly (readonly [x: number, y: number])[];
  waves: string;
}

/** The land reaches so far beyond the map, for screens of another shape. */
export const BEYOND = 480;
const BLOCK = 13;

const WIDE_SHORE =
  'M600 -480C620 -200 630 -60 640 0C650 40 668 60 684 96C700 132 690 150 704 176C712 196 700 236 720 268C744 306 786 330 800 374C814 420 790 452 792 500C794 560 812 600 820 648C830 720 840 900 850 1128';
const WIDE_RIVER =
  'M704 108C670 96 640 92 600 88C540 82 480 96 452 118C430 90 440 40 404 0C380 -80 360 -200 350 -480M452 118C446 170 436 220 434 270C432 330 430 352 420 372C380 430 250 560 214 648C190 720 170 900 160 1128';
const TALL_SHORE =
  'M240 -480C246 -200 248 -40 252 0C262 40 274 70 300 96C330 112 352 110 357 140C366 190 352 240 360 300C368 350 356 380 364 440L366 540C370 700 372 900 376 1020';
const TALL_RIVER =
  'M290 84C262 92 250 96 246 112C240 160 250 190 244 252C240 320 130 370 122 540L110 1020M246 112C232 80 240 30 226 0L200 -480';

const WIDE_PARKS = [[612, 20, 30, 52], [628, 226, 24, 62], [738, 366, 20, 26], [228, 150, 28, 26], [30, 80, 26, 30], [28, 400, 24, 40], [240, 520, 34, 26], [620, 575, 60, 34]] as const; // prettier-ignore
const TALL_PARKS = [[238, 230, 14, 16], [112, 20, 16, 18], [8, 210, 14, 20], [112, 330, 14, 14], [232, 360, 16, 16]] as const; // prettier-ignore

export function groundOf(wide: boolean, width: number, height: number): Ground {
  const chance = dice(wide ? 4 : 9);
  const shore = wide ? WIDE_SHORE : TALL_SHORE;
  const [left, top, right, bottom] = [-BEYOND, -BEYOND, width + BEYOND, height + BEYOND];
  let [light, dark, streets, avenues] = ['', '', '', ''];
  const first = Math.floor(left / BLOCK) * BLOCK;
  for (let x = first; x < right; x += BLOCK) {
    for (let y = first; y < bottom; y += BLOCK) {
      const roll = chance();
      const block = `M${x + 1.5} ${y + 1.5}h10v10h-10Z`;
      if (roll < 0.2) light += block;
      else if (roll < 0.34) dark += block;
    }
    if ((x / BLOCK) % 6 === 0) avenues += `M${x} ${top}V${bottom}`;
    else streets += `M${x} ${top}V${bottom}`;
  }
  for (let y = first; y < bottom; y += BLOCK) {
    if ((y / BLOCK) % 6 === 0) avenues += `M${left} ${y}H${right}`;
    else streets += `M${left} ${y}H${right}`;
  }
  const parks = wide ? WIDE_PARKS : TALL_PARKS;
  const trees = parks.flatMap(([x, y, w, h]) =>
    Array.from(
      { length: Math.round((w * h) / 190) },
      () => [x + 4 + chance() * (w - 8), y + 4 + chance() * (h - 8)] as const,
    ),
  );
  let waves = '';
  for (let at = 0; at < 130; at += 1)
    waves += `M${Math.round(width * 0.6 + chance() * (width * 0.4 + BEYOND))} ${Math.round(top / 2 + chance() * (height + BEYOND))}q4-4 8 0t8 0`;
  const [w, h] = [width, height];
  return {
    shore,
    lake: `${shore}L${right} ${bottom}V${top}Z`,
    river: wide ? WIDE_RIVER : TALL_RIVER,
    rail: `M${w * 0.54} ${bottom}C${w * 0.55} ${h * 1.1} ${w * 0.55} ${h * 1.02} ${w * 0.56} ${h}C${w * 0.6} ${h * 0.8} ${w * 0.62} ${h * 0.62} ${w * 0.66} ${h * 0.42}`,
    light,
    dark,
    streets,
    avenues,
    diagonals: `M${-w * 0.3} ${-h * 0.1}L${w * 0.62} ${h * 0.52}M${w * 0.1} 0L${w * 0.6} ${h * 0.4}M${-w * 0.3} ${h * 1.1}L${w * 0.55} ${h * 0.34}M${w * 0.3} ${h}L${w * 0.62} ${h * 0.3}`,
    parks,
    trees,
    waves,
  };
}
