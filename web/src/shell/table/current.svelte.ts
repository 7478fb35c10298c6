/** The table we sit at. It stays ours while we look something up in the rules; anywhere else we have left it. */
import { Session } from './session.svelte';

class Current {
  session = $state.raw<Session | null>(null);

  sitAt(table: string, key: string, guest: string): Session {
    const known = this.session;
    if (known?.table === table && (!key || known.seats.some((seat) => seat.key === key))) return known;
    known?.close();
    this.session = new Session(table, key, guest);
    return this.session;
  }

  leave(): void {
    this.session?.close();
    this.session = null;
  }
}

export const current = new Current();
