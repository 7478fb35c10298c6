/** The board of a title: its own, that of its package, or the plain one for a title that has none. */
import { type AnyView, loadClient } from '../games';
import type { TitleClient } from './board';

export class BoardLoading {
  client = $state.raw<TitleClient<AnyView> | null>(null);
  /** Its own board is there, but did not come or cannot draw: the plain one can be taken instead. */
  failed = $state(false);
  #title = '';

  async load(title: string): Promise<void> {
    if (this.#title === title && !this.failed) return;
    this.#title = title;
    this.failed = false;
    try {
      const own = (await loadClient(title)) ?? (await this.#packaged(title));
      if (!own) await this.usePlain();
      else if (this.#title === title) this.client = own;
    } catch (error) {
      this.#fail(error);
    }
  }

  async usePlain(): Promise<void> {
    this.client = (await import('./plain')).default;
    this.failed = false;
  }

  async #packaged(title: string): Promise<TitleClient<AnyView> | null> {
    const { loadPackaged } = await import('./packaged/client');
    return loadPackaged(title, (error) => this.#fail(error));
  }

  #fail(error: unknown): void {
    console.error(error);
    this.client = null;
    this.failed = true;
  }
}
