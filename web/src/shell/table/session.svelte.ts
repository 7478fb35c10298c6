/** This device at one table: usually one seat; at a hot seat several, with a curtain in between. */
import { newDeviceKey } from '../../net/device';
import { RequestFailed, api } from '../../net/http';
import { DEAD, type KeptTable, keep, keptTable, newlyKept, withSeat } from '../../net/keyring';
import type { Frame } from '../../net/protocol';
import type { Chair } from '../../net/requests';
import { Seat } from './seat.svelte';

/** Why a table's door was shut, while this tab is open. */
const SHUT = 'backroom.shut.';

export class Session {
  readonly table: string;
  seats = $state.raw<Seat[]>([]);
  /** Which of them has the device. */
  at = $state(0);
  /** Whether the curtain is down: nobody's cards are shown. */
  curtain = $state(false);
  /** We are `in`; or a secret is being tried at the door, was `handed` on by the seat's owner, or opens nothing. */
  door = $state<'in' | 'knocking' | 'handed' | 'shut'>('in');
  /** Why the door is shut (a message id). */
  why = $state('');
  /** What a handed-on link opens. */
  chair = $state.raw<Chair | null>(null);
  /** The link that brought us here, until it is spent. */
  #link = '';
  /** Whether that link is the invitation: for any chair that is free. */
  invited = $state(false);
  readonly #guest: string;

  constructor(table: string, secret: string, guest: string) {
    this.table = table;
    this.#guest = guest;
    const kept = this.#kept();
    const known = kept.seats.some(({ key }) => key === secret) || kept.onlookers === secret;
    const tried = secret || (kept.seats.length ? '' : kept.link);
    if (tried && !known) void this.#knock(tried);
    else this.#enter(kept);
  }

  get hotSeat(): boolean {
    return this.seats.length > 1;
  }

  /** Whether anything here opens the table, or may yet; else another link, or the same once more, is tried anew. */
  get open(): boolean {
    return this.door === 'in' ? this.seats.some(({ connection }) => connection !== 'gone') : this.door !== 'shut';
  }

  get seat(): Seat | undefined {
    return this.seats[this.at];
  }

  /** At a hot seat: whose turn with the device it is, if another's. */
  get next(): number | null {
    // Everybody at the device sees a result before it goes on to the next.
    if (!this.hotSeat || this.seat?.asked || this.seat?.held) return null;
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

  /** A guest has said who they are: a link is spent, for a key that only this device has. */
  async sitDown(name: string): Promise<void> {
    if (!this.#link) return this.seat?.sit(name);
    const link = this.#link;
    const { key, hash } = newDeviceKey();
    this.door = 'knocking';
    try {
      const { seat } = await api.takeChair(this.table, link, hash);
      const kept = withSeat(this.#kept(), { seat, key, name });
      kept.link = '';
      this.#link = '';
      this.invited = false;
      this.close();
      this.#enter(kept);
      this.at = this.seats.length - 1;
    } catch (failure) {
      // Others were quicker: who was invited looks on, and has the next chair that becomes free.
      if (failure instanceof RequestFailed && failure.id === 'table-no-free-seat' && this.seat) this.door = 'in';
      else this.#shut(failure);
    }
  }

  /** Whether this device plays that seat. */
  plays(number: number): boolean {
    return this.seats.some(({ you }) => you === number);
  }

  /** Somebody else sits down at this device: the chair's link is spent here. */
  async sitHere(link: string, name: string): Promise<void> {
    const { key, hash } = newDeviceKey();
    try {
      const { seat } = await api.takeChair(this.table, link, hash);
      keep(withSeat(this.#kept(), { seat, key, name }));
      this.seats = [...this.seats, this.#seat(key, name)];
      // Both sit before the screen when the cards are dealt.
      this.curtain = true;
    } catch (failure) {
      // The chair was taken a moment before: it shows who sits there.
      if (!(failure instanceof RequestFailed)) throw failure;
    }
  }

  /** The ring says that somebody here is called otherwise from now on. */
  async renamed(): Promise<void> {
    for (const { key, name, renamed } of this.#kept().seats)
      if (renamed) await this.seats.find((seat) => seat.key === key)?.rename(name);
  }

  /** For the list of games to continue. */
  note(frame: Frame, asked: boolean, round: number | null, waitsFor: string): void {
    const kept = this.#kept();
    kept.title = frame.title;
    kept.status = frame.status;
    kept.yourTurn = asked;
    kept.round = round;
    kept.waitsFor = waitsFor;
    kept.since = null;
    kept.players = frame.seats.flatMap(({ name, sat }) => (sat && name ? [name] : [])).join(', ');
    kept.seats.forEach((one) => {
      const seat = this.seats.find(({ key }) => key === one.key);
      if (seat?.you != null) one.seat = seat.you;
      if (seat?.name) one.name = seat.name;
      if (seat && !seat.renaming) delete one.renamed;
    });
    if (frame.you != null && !this.#link) kept.link = '';
    keep(kept);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  #kept(): KeptTable {
    return keptTable(this.table) ?? newlyKept(this.table);
  }

  #enter(kept: KeptTable): void {
    keep(kept);
    const keys = kept.seats.length ? kept.seats : kept.onlookers ? [{ key: kept.onlookers, name: '' }] : [];
    const host = kept.host !== null;
    this.seats = keys.map(({ key, name }, at) => this.#seat(key, name || (host && at === 0 ? this.#guest : '')));
    void this.renamed();
    this.curtain = this.hotSeat;
    this.door = keys.length ? 'in' : 'shut';
    // After a reload the door says the same as before.
    if (!keys.length) this.why = sessionStorage.getItem(SHUT + this.table) ?? '';
  }

  #seat(key: string, name: string): Seat {
    const seat = new Seat(this.table, key, name, (dead, why) => this.#ended(dead, why));
    seat.onScreen = () => this.seat === seat;
    return seat;
  }

  /** A key that plays no more leaves the ring as soon as something else opens this table; alone, it tells why. */
  #ended(dead: Seat, why: string): void {
    const kept = this.#kept();
    const left = kept.seats.filter(({ key }) => key !== dead.key);
    if (!DEAD.includes(why) || left.length === kept.seats.length) return;
    if (!left.length && !kept.link && !kept.onlookers) {
      if (!kept.host) keep({ ...kept, status: 'lost', yourTurn: false });
      return;
    }
    keep({ ...kept, seats: left });
    const others = this.seats.filter((seat) => seat !== dead);
    const { seat: shown } = this;
    if (others.length) {
      this.seats = others;
      this.at = Math.max(
        0,
        others.findIndex((seat) => seat === shown),
      );
      this.curtain = this.hotSeat && (this.curtain || shown === dead);
    } else if (kept.link) void this.#knock(kept.link);
    // Who is sent away while he sits there is told so, before he may look on.
    else if (!dead.frame) this.#enter(this.#kept());
  }

  /** What does this secret open? A link shows who has come; only sitting down spends it. */
  async #knock(secret: string): Promise<void> {
    this.door = 'knocking';
    try {
      const chair = await api.chair(this.table, secret);
      let kept = this.#kept();
      kept.title = chair.title;
      if (chair.kind === 'key') kept = withSeat(kept, { seat: chair.seat ?? -1, key: secret, name: chair.name });
      if (chair.kind === 'onlooker') [kept.onlookers, kept.link] = [secret, ''];
      if (chair.kind === 'key' || chair.kind === 'onlooker') return this.#enter(kept);
      kept.link = secret;
      // Who plays here already needs no other chair, unless the key turns out to be dead.
      if (chair.kind === 'invitation' && kept.seats.length) return this.#enter(kept);
      this.#link = secret;
      this.invited = chair.kind === 'invitation';
      if (chair.kind === 'handed') {
        keep(kept);
        this.chair = chair;
        this.door = 'handed';
        return;
      }
      this.#enter(kept);
      this.seats = [...this.seats.filter(({ key }) => key !== kept.onlookers), this.#seat(secret, '')];
      this.door = 'in';
      this.at = this.seats.length - 1;
    } catch (failure) {
      // Whoever opens an invitation once more, in the browser that sat down with it, is simply back.
      const kept = this.#kept();
      if (failure instanceof RequestFailed && kept.seats.length) return this.#enter(kept);
      this.#shut(failure);
    }
  }

  #shut(failure: unknown): void {
    if (!(failure instanceof RequestFailed)) throw failure;
    const kept = this.#kept();
    if (failure.id !== 'web-unreachable') {
      kept.link = '';
      if (!kept.host && !kept.seats.length && !kept.onlookers) kept.status = 'lost';
      sessionStorage.setItem(SHUT + this.table, failure.id);
    }
    keep(kept);
    this.why = failure.id;
    this.door = 'shut';
  }
}
