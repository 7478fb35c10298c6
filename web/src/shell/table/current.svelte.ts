/** The table we sit at. It stays ours while we look something up in the rules; anywhere else we have left it. */
import { keptTable } from '../../net/keyring';
import { Session } from './session.svelte';

class Current {
  session = $state.raw<Session | null>(null);

  sitAt(table: string, key: string, guest: string): Session {
    const known = this.session;
    // The onlookers' key stands in the address of players too.
    const ours = !key || keptTable(table)?.onlookers === key || known?.seats.some((seat) => seat.key === key);
    if (known?.table === table && known.open && ours) return known;
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
