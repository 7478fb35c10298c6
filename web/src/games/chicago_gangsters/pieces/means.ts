/** Means cards: three kinds, each with a shape, so that colour never tells alone. `bribes-4` is a card. */
export const KINDS = ['weapons', 'bribes', 'blackmail'] as const;
export type Kind = (typeof KINDS)[number];

/** Dark enough for numerals on ivory: at least 4.5 to 1. */
export const INK: Record<Kind, string> = { weapons: '#4a6479', bribes: '#2f6c43', blackmail: '#8d2f2a' };
/** The same, on dark panels. */
export const PALE: Record<Kind, string> = { weapons: '#9fb3c2', bribes: '#8fd0a2', blackmail: '#e58b80' };

export interface MeansName {
  kind: Kind;
  value: number;
}

export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

export function isMeans(text: string): boolean {
  const [kind = '', value = '', more] = text.split('-');
  return isKind(kind) && /^\d+$/.test(value) && more === undefined;
}

export function readMeans(text: string): MeansName {
  const [kind = '', value = ''] = text.split('-');
  if (!isKind(kind)) throw new Error(`no drawing for the card '${text}'`);
  return { kind, value: Number(value) };
}

/** By kind, then from high to low. */
export function sortMeans(cards: readonly string[]): string[] {
  const rank = (text: string): number => {
    const { kind, value } = readMeans(text);
    return KINDS.indexOf(kind) * 10 - value;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
