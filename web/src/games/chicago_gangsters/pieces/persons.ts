/** The eighteen persons: what stands behind each, and what the small disc at the corner says. */
import type { Kind } from './means';

const BACKGROUNDS = {
  teal: ['#2f6458', '#3b7868'],
  ox: ['#7b2b27', '#93403a'],
  gold: ['#b78a32', '#cda450'],
  slate: ['#3d556c', '#4f6a83'],
  plum: ['#57496d', '#6b5c83'],
  olive: ['#64682f', '#7a7e40'],
  rust: ['#a2562c', '#b96d41'],
  night: ['#22303d', '#31424f'],
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
