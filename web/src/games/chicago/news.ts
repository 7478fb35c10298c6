/** What has just happened, as the plan shows it: walks and duels; and how long the table needs for them. */
import type { SeenEvent } from '../../shell/board';
/** A step of somebody else takes so long. */
export const STEP_MS = 110;

export interface Walk {
  /** Where it went through, without the place where it ends. */
  path: string[];
  milliseconds: number;
}

export interface Roll {
  /** The rings of both when they rolled. */
  rings: number;
  foeRings: number;
  roll: number;
  foeRoll: number;
}

export interface DuelScene {
  place: string;
  gang: string;
  foe: string;
  rings: number;
  foeRings: number;
  rolls: Roll[];
  /** Null where both fell. */
  winner: string | null;
  prize: number;
  ringsAfter: number;
}

export const text = (event: SeenEvent, fact: string): string => String(event.facts[fact]);
export const count = (event: SeenEvent, fact: string): number => Number(event.facts[fact]);

/** By the place where each ended, if somebody still stands there. */
export function walksOf(news: readonly SeenEvent[]): Map<string, Walk> {
  const walks = new Map<string, Walk>();
  for (const event of news) {
    if (event.event !== 'member-moved') continue;
    const from = text(event, 'place');
    const before = walks.get(from);
    walks.delete(from);
    const path = [...(before?.path ?? []), from];
    walks.set(text(event, 'to'), { path, milliseconds: path.length * STEP_MS });
  }
  return walks;
}

export function duelsOf(news: readonly SeenEvent[]): DuelScene[] {
  const duels: DuelScene[] = [];
  for (const event of news) {
    const duel = duels.at(-1);
    if (event.event === 'duel-begun') {
      const [rings, foeRings] = [count(event, 'rings'), count(event, 'foe_rings')];
      duels.push({
        place: text(event, 'place'),
        gang: text(event, 'gang'),
        foe: text(event, 'foe'),
        rings,
        foeRings,
        rolls: [],
        winner: null,
        prize: 0,
        ringsAfter: 0,
      });
    } else if (duel && event.event === 'duel-rolled') {
      const equal = duel.rolls.length;
      duel.rolls.push({
        rings: duel.rings - equal,
        foeRings: duel.foeRings - equal,
        roll: count(event, 'roll'),
        foeRoll: count(event, 'foe_roll'),
      });
    } else if (duel && event.event === 'duel-won') {
      duel.winner = text(event, 'gang');
      duel.prize = count(event, 'prize');
      duel.ringsAfter = count(event, 'rings');
    }
  }
  return duels;
}

/** Milliseconds before the next news. */
export function paceOf(news: readonly SeenEvent[]): number {
  const steps = [...walksOf(news).values()].reduce((most, walk) => Math.max(most, walk.milliseconds), 0);
  const rolled = news.some(({ event }) => event === 'points-rolled') ? 350 : 0;
  const hired = news.some(({ event }) => event === 'member-hired' || event === 'member-placed') ? 160 : 0;
  return Math.max(steps, rolled, hired, 60);
}
