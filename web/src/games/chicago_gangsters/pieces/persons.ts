/** The eighteen persons: what stands behind each, and what the small disc at the corner says. */
import type { Kind } from './means';

const BACKGROUNDS = {
  teal: ['var(--teal-46)', 'var(--teal-53)'],
  ox: ['var(--red-41)', 'var(--red-48)'],
  gold: ['var(--amber-66)', 'var(--gold-74b)'],
  slate: ['var(--blue-44)', 'var(--blue-51)'],
  plum: ['var(--violet-43)', 'var(--violet-50)'],
  olive: ['var(--olive-50)', 'var(--olive-58)'],
  rust: ['var(--orange-54)', 'var(--orange-60)'],
  night: ['var(--cyan-29)', 'var(--blue-37b)'],
} as const;

/** What a person can do, as a mark: trade for a bottle, a kind that counts everywhere, acting as a card, and so on. */
export type Ability =
  { mark: 'bottle' | 'twice' | 'crowd' | 'swap' | 'swap-two' } | { mark: 'everywhere' | 'acts-as'; kind: Kind };

interface Person {
  ground: keyof typeof BACKGROUNDS;
  ability?: Ability;
}

export const PERSONS = {
  informer: { ground: 'plum', ability: { mark: 'bottle' } },
  'whisky-smuggler': { ground: 'slate', ability: { mark: 'bottle' } },
  dealer: { ground: 'teal', ability: { mark: 'everywhere', kind: 'bribes' } },
  thief: { ground: 'night', ability: { mark: 'everywhere', kind: 'blackmail' } },
  'explosives-expert': { ground: 'rust', ability: { mark: 'everywhere', kind: 'weapons' } },
  fence: { ground: 'gold', ability: { mark: 'swap' } },
  'poker-player': { ground: 'teal', ability: { mark: 'swap-two' } },
  priest: { ground: 'night', ability: { mark: 'crowd' } },
  thug: { ground: 'ox', ability: { mark: 'twice' } },
  reporter: { ground: 'rust', ability: { mark: 'acts-as', kind: 'blackmail' } },
  'taxi-driver': { ground: 'gold', ability: { mark: 'acts-as', kind: 'weapons' } },
  'customs-officer': { ground: 'olive', ability: { mark: 'acts-as', kind: 'bribes' } },
  'bank-director': { ground: 'teal' },
  mayor: { ground: 'gold' },
  'police-chief': { ground: 'slate' },
  prosecutor: { ground: 'plum' },
  judge: { ground: 'ox' },
  senator: { ground: 'slate' },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof PERSONS;

export function isPerson(text: string): text is PersonName {
  return text in PERSONS;
}

export function groundOf(person: PersonName): readonly [string, string] {
  return BACKGROUNDS[PERSONS[person].ground];
}

export function abilityOf(person: string): Ability | null {
  return isPerson(person) && 'ability' in PERSONS[person] ? ((PERSONS[person] as Person).ability ?? null) : null;
}
