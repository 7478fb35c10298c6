/** A duel of others, told over the plan in passing; one's own holds the screen. */
import type { SeenEvent } from '../../shell/board';
import { duelsOf, TOLD_MS, type DuelScene } from './news';

export class Passing {
  told = $state.raw<DuelScene | null>(null);
  #until: ReturnType<typeof setTimeout> | undefined;

  /** `mine` are the viewer's gangs. */
  hear(news: readonly SeenEvent[], mine: ReadonlySet<string>): void {
    const passing = duelsOf(news).findLast(({ gang, foe }) => !mine.has(gang) && !mine.has(foe));
    if (!passing) return;
    this.stop();
    this.told = passing;
    this.#until = setTimeout(() => (this.told = null), TOLD_MS);
  }

  stop(): void {
    clearTimeout(this.#until);
  }
}
