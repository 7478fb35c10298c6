/** Which sound belongs to what happened; at most one a piece of news, the most telling. */
import type { SeenEvent } from '../../shell/board';
import type { Sound } from '../../kit/sound';

const SOUNDS: readonly (readonly [event: string, sound: Sound])[] = [
  ['game-ended', 'win'],
  ['reckoning-begun', 'coin'],
  ['trunk-dumped', 'shot'],
  ['car-pushed', 'bullet'],
  ['marker-laid', 'coin'],
  ['gangster-loaded', 'shuffle'],
  ['gangster-unloaded', 'card'],
  ['equipment-taken', 'card'],
  ['car-driven', 'draw'],
];

export function soundOf(news: readonly SeenEvent[]): Sound | null {
  return SOUNDS.find(([name]) => news.some(({ event }) => event === name))?.[1] ?? null;
}
