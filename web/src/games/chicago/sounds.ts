/** Which sound belongs to what happened; at most one a piece of news, the most telling. */
import type { Sound } from '../../kit/sound';
import type { SeenEvent } from '../../shell/board';

const SOUNDS: readonly (readonly [event: string, sound: Sound])[] = [
  ['game-ended', 'win'],
  ['phase-ended', 'coin'],
  ['duel-begun', 'shot'],
  ['goal-reached', 'coin'],
  ['building-taken', 'bullet'],
  ['building-seized', 'bullet'],
  ['points-rolled', 'shuffle'],
  ['member-hired', 'coin'],
  ['member-placed', 'card'],
  ['member-moved', 'card'],
  ['turn-begun', 'turn'],
];

/** A turn sounds only for the one whose turn it is; every step of every bot would be too much. */
export function soundOf(news: readonly SeenEvent[], you: number | null): Sound | null {
  for (const [name, sound] of SOUNDS) {
    const own = name === 'turn-begun' || name === 'member-moved';
    if (news.some(({ event, facts }) => event === name && (!own || facts['seat'] === you))) return sound;
  }
  return null;
}
