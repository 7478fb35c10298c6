/** Where words stand in a text: case and accents do not matter. */
export interface Part {
  text: string;
  hit: boolean;
}

/** Shorter words ('to', 'ik') stand everywhere: alone they find nothing. */
const SHORTEST_WORD = 3;

export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What to look for in these texts: the phrase as it was typed, or, where none of them has it, each of its words. */
export function needlesOf(sought: string, texts: string[]): string[] {
  const phrase = folded(sought.trim());
  if (!phrase) return [];
  if (texts.some((text) => folded(text).includes(phrase))) return [phrase];
  const words = phrase.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length >= SHORTEST_WORD);
  return words.length ? words : [phrase];
}

/** Whether a text has all of them. */
export function hasAll(text: string, needles: string[]): boolean {
  const within = folded(text);
  return needles.every((needle) => within.includes(needle));
}

export function parts(text: string, needles: string[]): Part[] {
  // Folding letter by letter keeps places: a letter with its accent is one.
  const letters = [...text.normalize('NFC')];
  const found: Part[] = [];
  let plain = '';
  for (let at = 0; at < letters.length;) {
    const piece = needles
      .map((needle) => ({ needle, letters: letters.slice(at, at + [...needle].length) }))
      .find(({ needle, letters }) => folded(letters.join('')) === needle)?.letters;
    if (piece?.length) {
      if (plain) found.push({ text: plain, hit: false });
      plain = '';
      found.push({ text: piece.join(''), hit: true });
      at += piece.length;
    } else {
      plain += letters[at++];
    }
  }
  if (plain) found.push({ text: plain, hit: false });
  return found;
}

/** The numbers of clauses that stand together: `AB-40` to `AB-48` are `40–48`. */
export function numbersOf(clauses: string[]): string {
  const all = clauses.map((id) => Number(id.split('-')[1]));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${least}` : `${least}–${most}`;
}
