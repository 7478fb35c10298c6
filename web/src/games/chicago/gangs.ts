/** The four gangs: their names, their marks, and whose they are. */
import type { Emblem } from '../../shell/board';
import type { ChicagoView, Gang } from './view';

/** Clockwise from the top left corner of the plan. */
export const GANGS = ['yellow', 'red', 'green', 'blue'] as const;
export type GangName = (typeof GANGS)[number];
export const PHASES = ['phase-a', 'phase-b', 'phase-c', 'phase-d'] as const;
export const ROUNDS = 6;

const MARKS: Record<string, Emblem> = { yellow: 'diamond', red: 'rose', green: 'clover', blue: 'anchor' };

export function markOf(gang: string): Emblem {
  return MARKS[gang] ?? 'shoe';
}

/** A gang that somebody plays. */
export type LiveGang = Required<Gang> & { seat: number };

export function isLive(gang: Gang): gang is LiveGang {
  return gang.seat !== null;
}

export function gangNamed(view: ChicagoView, name: string | null): LiveGang | null {
  const gang = view.gangs.find((one) => one.gang === name);
  return gang && isLive(gang) ? gang : null;
}

/** With two players each has two gangs, with more one. */
export function gangsOf(view: ChicagoView, seat: number | null): LiveGang[] {
  return view.gangs.filter(isLive).filter((gang) => gang.seat === seat);
}

export function emblemOf(view: ChicagoView, seat: number): Emblem {
  const gang = gangsOf(view, seat)[0];
  return gang ? markOf(gang.gang) : ((['shoe', 'crescent', 'shoe'] as const)[seat] ?? 'shoe');
}

/** Everything a gang is paid at the end of the phase, as things stand. */
export function incomeOf(gang: LiveGang): number {
  return gang.income.buildings + gang.income.sets;
}

/** The members on the plan, one by one, the strongest first. */
export function membersOf(gang: LiveGang): { place: string; rings: number }[] {
  return Object.entries(gang.members)
    .flatMap(([place, crew]) => crew.map((rings) => ({ place, rings })))
    .sort((one, other) => other.rings - one.rings);
}

/** Who stands where: the gang and its crew. */
export function crewsOf(view: ChicagoView): Map<string, { gang: string; rings: number[] }> {
  const crews = new Map<string, { gang: string; rings: number[] }>();
  for (const gang of view.gangs.filter(isLive)) {
    for (const [place, rings] of Object.entries(gang.members)) crews.set(place, { gang: gang.gang, rings });
  }
  return crews;
}
