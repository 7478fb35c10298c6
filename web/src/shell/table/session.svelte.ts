/** This device at one table: usually one seat; at a hot seat several, with a curtain in between. */
import { keep, keptTable, newlyKept } from '../../net/keyring';
import type { Frame } from '../../net/protocol';
import { Seat } from './seat.svelte';

export class Session {
  readonly table: string;
  seats = $state.raw<Seat[]>([]);
  /** Which of them has the device. */
  at = $state(0);
  /** Whether the curtain is down: nobody's cards are shown. */
  curtain = $state(false);

  constructor(table: string, key: string, guest: string) {
    this.table = table;
    const kept = keptTable(table) ?? newlyKept(table);
    if (key && !kept.seats.some((seat) => seat.key === key) && kept.onlookers !== key) {
      kept.seats.push({ seat: -1, key, name: '' });
    }
    keep(kept);
    const keys = kept.seats.length ? kept.seats : kept.onlookers ? [{ key: kept.onlookers, name: '' }] : [];
    const host = kept.host !== null;
    this.seats = keys.map(({ key: own, name }, at) => new Seat(table, own, name || (host && at === 0 ? guest : '')));
    this.curtain = this.hotSeat;
  }

  get hotSeat(): boolean {
    return this.seats.length > 1;
  }

  get seat(): Seat | undefined {
    return this.seats[this.at];
  }

  /** At a hot seat: whose turn with the device it is, if another's. */
  get next(): number | null {
    if (!this.hotSeat || this.seat?.asked) return null;
    const next = this.seats.findIndex((seat) => seat.asked);
    return next < 0 || next === this.at ? null : next;
  }

  /** The curtain falls before anything of the next seat is shown. */
  handOver(): void {
    const next = this.next;
    if (next === null) return;
    this.curtain = true;
    this.at = next;
  }

  /** For the list of games to continue. */
  note(frame: Frame, asked: boolean, round: number | null, waitsFor: string): void {
    const kept = keptTable(this.table) ?? newlyKept(this.table);
    kept.title = frame.title;
    kept.status = frame.status;
    kept.yourTurn = asked;
    kept.round = round;
    kept.waitsFor = waitsFor;
    kept.seats.forEach((one) => {
      const seat = this.seats.find(({ key }) => key === one.key);
      if (seat?.you != null) one.seat = seat.you;
      if (seat?.name) one.name = seat.name;
    });
    if (frame.you === null) {
      const key = this.seat?.key ?? null;
      kept.seats = kept.seats.filter((seat) => seat.key !== key);
      kept.onlookers = key;
    }
    keep(kept);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}
