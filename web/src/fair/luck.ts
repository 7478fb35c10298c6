/** How even a game's chance was: every outcome as a share of what it could have been, counted in ten equal parts. */
export const PARTS = 10;

export interface Evenness {
  counts: number[];
  /** So many draws are counted: those of enough possibilities. */
  counted: number;
  expected: number;
  /** Of 100 fair games so many are this uneven or more. */
  ofHundred: number;
}

export function evenness(draws: [number, number][]): Evenness {
  const counts = Array.from({ length: PARTS }, () => 0);
  let total = 0;
  for (const [below, outcome] of draws) {
    // With few possibilities an outcome does not fall into one tenth: those are left out.
    if (below < 2 * PARTS) continue;
    const part = Math.min(PARTS - 1, Math.floor((outcome / below) * PARTS));
    counts[part] = (counts[part] ?? 0) + 1;
    total++;
  }
  const expected = total / PARTS;
  const square = expected ? counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) : 0;
  return { counts, counted: total, expected, ofHundred: Math.round(100 * beyond(square, PARTS - 1)) };
}

/** The chance that a chi-square of so many degrees of freedom is at least this: Wilson and Hilferty's approximation. */
export function beyond(square: number, degrees: number): number {
  if (square <= 0) return 1;
  const spread = 2 / (9 * degrees);
  return 1 - normal((Math.cbrt(square / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** The normal distribution: Abramowitz and Stegun 26.2.17, right to seven digits. */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return x >= 0 ? 1 - tail : tail;
}
