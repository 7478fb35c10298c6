/** Which sound belongs to what happened; at most one a piece of news, the most telling. */
import type { SeenEvent } from '../../shell/board';
import type { Sound } from '../../kit/sound';

const SOUNDS: readonly (readonly [event: string, sound: Sound])[] = [
  ['game-ended', 'win'],
  ['business-won', 'coin'],
  ['card-murdered', 'shot'],
  ['pistol-drawn', 'shot'],
  ['bullet-placed', 'bullet'],
  ['pile-renewed', 'shuffle'],
  ['card-blackmailed', 'shuffle'],
  ['gangster-played', 'card'],
  ['card-carried', 'card'],
  ['card-discarded', 'card'],
  ['stake-revealed', 'card'],
  ['card-drawn', 'draw'],
  ['turn-begun', 'turn'],
];

/** A turn sounds only for the one whose turn it is. */
export function soundOf(news: readonly SeenEvent[], you: number | null): Sound | null {
  for (const [name, sound] of SOUNDS) {
    const heard = news.some(
      ({ event, facts }) => event.replace(/-seen$/, '') === name && (name !== 'turn-begun' || facts['seat'] === you),
    );
    if (heard) return sound;
  }
  return null;
}
