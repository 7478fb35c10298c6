/** Means cards: three kinds, each with a shape, so that colour never tells alone. `bribes-4` is a card. */
export const KINDS = ['weapons', 'bribes', 'blackmail'] as const;
export type Kind = (typeof KINDS)[number];

/** Dark enough for numerals on ivory: at least 4.5 to 1. */
export const INK: Record<Kind, string> = {
  weapons: 'var(--blue-49)',
  bribes: 'var(--green-48b)',
  blackmail: 'var(--red-44)',
};
/** The same, on dark panels. */
export const PALE: Record<Kind, string> = {
  weapons: 'var(--blue-76)',
  bribes: 'var(--green-81)',
  blackmail: 'var(--red-72)',
};

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
