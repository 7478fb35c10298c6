/** Which sound belongs to what happened; at most one a piece of news, the most telling. */
import type { Sound } from '../../kit/sound';
import type { SeenEvent } from '../../shell/board';

const SOUNDS: readonly (readonly [event: string, sound: Sound])[] = [
  ['game-ended', 'win'],
  ['godfather-crowned', 'shot'],
  ['package-taken', 'coin'],
  ['alcohol-traded', 'coin'],
  ['cards-turned-up', 'shuffle'],
  ['pile-renewed', 'shuffle'],
  ['laid-openly', 'card'],
  ['laid-counted', 'card'],
  ['laid-covered', 'card'],
  ['mr-x-joined', 'card'],
  ['card-drawn', 'draw'],
];

/** A bell only for the one who is asked. */
export function soundOf(news: readonly SeenEvent[], asked: boolean): Sound | null {
  const found = SOUNDS.find(([name]) => news.some(({ event }) => event.replace(/-seen$/, '') === name));
  return found?.[1] ?? (asked ? 'turn' : null);
}
