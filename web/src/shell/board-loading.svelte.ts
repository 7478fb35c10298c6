/** The board of a title: its own, or the plain one for a title that has none. */
import { type AnyView, loadClient } from '../games';
import type { TitleClient } from './board';

export class BoardLoading {
  client = $state.raw<TitleClient<AnyView> | null>(null);
  /** Its own board is there, but did not come: the plain one can be taken instead. */
  failed = $state(false);
  #title = '';

  async load(title: string): Promise<void> {
    if (this.#title === title && !this.failed) return;
    this.#title = title;
    this.failed = false;
    try {
      const own = await loadClient(title);
      if (!own) await this.usePlain();
      else if (this.#title === title) this.client = own;
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  async usePlain(): Promise<void> {
    this.client = (await import('./plain')).default;
    this.failed = false;
  }
}
