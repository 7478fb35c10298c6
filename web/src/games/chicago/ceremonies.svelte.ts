/** What stands over the plan for a while: own duels one after another, others' in passing, the payday. */
import type { SeenEvent } from '../../shell/board';
import { duelsOf, paydayOf, TOLD_MS, type DuelScene, type PaydayScene } from './news';
import type { ChicagoView } from './view';

const PAYDAY_MS = 12_000;

export class Ceremonies {
  #duels = $state.raw<DuelScene[]>([]);
  told = $state.raw<DuelScene | null>(null);
  payday = $state.raw<PaydayScene | null>(null);
  #toldUntil: ReturnType<typeof setTimeout> | undefined;
  #paydayUntil: ReturnType<typeof setTimeout> | undefined;

  get duel(): DuelScene | null {
    return this.#duels[0] ?? null;
  }

  /** `mine` are the viewer's gangs; a `replay` may go anywhere at any time, at a table a duel is seen to its end. */
  hear(
    news: readonly SeenEvent[],
    view: ChicagoView,
    mine: ReadonlySet<string>,
    motion: boolean,
    replay: boolean,
  ): void {
    const all = duelsOf(news);
    const own = motion ? all.filter(({ gang, foe }) => mine.has(gang) || mine.has(foe)) : [];
    if (own.length || replay) this.#duels = own;
    if (replay) this.shut();
    const passing = all.filter((one) => !own.includes(one)).at(-1);
    if (passing) this.#tell(passing);
    const paid = paydayOf(news, view);
    if (paid) this.#show(paid);
  }

  /** The one in front is over. */
  next(): void {
    if (this.duel) this.#duels = this.#duels.slice(1);
    else this.shut();
  }

  shut(): void {
    clearTimeout(this.#paydayUntil);
    this.payday = null;
  }

  stop(): void {
    clearTimeout(this.#toldUntil);
    clearTimeout(this.#paydayUntil);
  }

  #tell(duel: DuelScene): void {
    clearTimeout(this.#toldUntil);
    this.told = duel;
    this.#toldUntil = setTimeout(() => (this.told = null), TOLD_MS * 2);
  }

  #show(scene: PaydayScene): void {
    clearTimeout(this.#paydayUntil);
    this.payday = scene;
    this.#paydayUntil = setTimeout(() => (this.payday = null), PAYDAY_MS);
  }
}
