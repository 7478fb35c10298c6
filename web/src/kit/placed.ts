/**
 * A path drawn somewhere else and in another size. On maps with hundreds of pieces this is worth the work once: every
 * `transform` and every `opacity` is a layer of its own for the browser to look through with each redraw.
 */
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** What the numbers of a command are: x, y, a length, or left alone. */
const ROLES: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'll---xy',
  Z: '',
};
const known = new Map<string, string>();

/** First scaled about (0, 0), then moved by (`x`, `y`). */
export function placed(path: string, x: number, y: number, scale: number): string {
  const key = `${x} ${y} ${scale} ${path}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const drawn = path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, numbers: string) =>
    command(letter, numbers, x, y, scale),
  );
  known.set(key, drawn);
  return drawn;
}

function command(letter: string, text: string, x: number, y: number, scale: number): string {
  const upper = letter.toUpperCase();
  const roles = ROLES[upper];
  if (roles === undefined) throw new Error(`the path command '${letter}' cannot be placed`);
  // The flags of an arc may stand without anything between them.
  const spaced =
    upper === 'A'
      ? text.replace(/((?:^|[\s,])[-+.\d]+[\s,]*[-+.\d]+[\s,]+[-+.\d]+[\s,]+)([01])[\s,]*([01])[\s,]*/g, '$1$2 $3 ')
      : text;
  const absolute = letter === upper;
  const numbers = (spaced.match(NUMBER) ?? []).map((written, at) => {
    const role = roles[at % roles.length];
    const value = Number(written);
    if (role === '-') return value;
    const moved = absolute && role === 'x' ? x : absolute && role === 'y' ? y : 0;
    return +(value * scale + moved).toFixed(2);
  });
  return letter + numbers.join(' ');
}
