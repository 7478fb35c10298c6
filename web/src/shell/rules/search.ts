/** Where a word stands in a text: case and accents do not matter. */
export interface Part {
  text: string;
  hit: boolean;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function parts(text: string, sought: string): Part[] {
  const needle = folded(sought.trim());
  if (!needle) return [{ text, hit: false }];
  // Folding letter by letter keeps places: a letter with its accent is one.
  const letters = [...text.normalize('NFC')];
  const found: Part[] = [];
  let plain = '';
  for (let at = 0; at < letters.length;) {
    const end = at + [...needle].length;
    const piece = letters.slice(at, end).join('');
    if (folded(piece) === needle) {
      if (plain) found.push({ text: plain, hit: false });
      plain = '';
      found.push({ text: piece, hit: true });
      at = end;
    } else {
      plain += letters[at++];
    }
  }
  if (plain) found.push({ text: plain, hit: false });
  return found;
}

export function hits(text: string, sought: string): number {
  return sought.trim() ? parts(text, sought).filter(({ hit }) => hit).length : 0;
}
