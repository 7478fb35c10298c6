/** The tables of this device as home shows them: what is kept here at once, what the house tells a moment later. */
import { RequestFailed } from '../../net/http';
import { type KeptTable, keptTables } from '../../net/keyring';
import { askAbout, toAskAbout } from '../../net/own';
import { type Played, played } from '../../net/played';

/** Looked at again no sooner than after so many milliseconds. */
const SOON = 30_000;

class Remembered {
  tables = $state.raw<KeptTable[]>([]);
  games = $state.raw<Played[]>([]);
  /** The house could not be asked: what is shown is from before. */
  old = $state(false);
  #asked = 0;

  /** What lies on this device. */
  look(): void {
    this.tables = keptTables().filter(({ title }) => title);
    this.games = played();
  }

  /** What the house tells of it. A device without a table asks nothing. */
  async ask(): Promise<void> {
    this.look();
    const tables = toAskAbout();
    if (!tables.length || Date.now() < this.#asked + SOON) return;
    this.#asked = Date.now();
    try {
      await askAbout(tables);
      this.old = false;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.old = true;
    }
    this.look();
  }

  /** Asks whenever the page is looked at again. */
  watch(): () => void {
    this.#asked = 0;
    void this.ask();
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }
}

export const remembered = new Remembered();
