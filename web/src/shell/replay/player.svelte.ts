/** A replay's state: which record, through whose eyes, at which moment, and whether it runs. */
import { RequestFailed, api } from '../../net/http';
import { keep, keptTable, newlyKept } from '../../net/keyring';
import type { SeenEvent } from '../../net/protocol';
import type { Replay, ReplayMoment } from '../../net/requests';
import { sharing } from '../sharing';

export type Viewer = number | 'onlooker' | 'open';
/** How long a moment stays at single speed, in milliseconds. */
const STAY = 1_100;
/** A result stays so many times as long. */
const RESULT = 4;

export class Player {
  record = $state('');
  replay = $state.raw<Replay | null>(null);
  failure = $state.raw<RequestFailed | null>(null);
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  /** Events that are results: the title's. */
  results: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get moment(): ReplayMoment | null {
    return this.replay?.moments[this.at] ?? null;
  }

  get last(): number {
    return (this.replay?.moments.length ?? 1) - 1;
  }

  /**
   * The record of a table where this browser played; or, with the onlookers' key from the ring or from a `link`, what
   * everybody knew. `at` is a moment's number in the record.
   */
  async openTable(table: string, viewer: Viewer | null, at: number | null, link = ''): Promise<void> {
    const kept = keptTable(table);
    const own = kept?.seats[0]?.key;
    const watch = link || kept?.onlookers;
    await this.#guarded(async () => {
      if (own) return this.#show(await api.record(table, own), viewer, at);
      if (!watch) throw new RequestFailed('web-moment-no-key');
      this.#set(await api.diary(table, watch), '', at);
      // The address shall lead back here, after a reload too.
      keep({ ...(kept ?? { ...newlyKept(table, this.replay?.title), status: 'over' }), onlookers: watch });
    });
  }

  /** A record file from anywhere. */
  async openText(record: string): Promise<void> {
    await this.#guarded(() => this.#show(record, null, null));
  }

  async seeAs(viewer: Viewer): Promise<void> {
    await this.#guarded(() => this.#show(this.record, viewer, 'here'));
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
  }

  /** The next choice of this seat, or of anybody. */
  nextOf(seat: number): void {
    const moments = this.replay?.moments ?? [];
    const next = moments.findIndex((moment, at) => at > this.at && moment.kind === 'move' && moment.seat === seat);
    if (next >= 0) this.go(next);
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.running = true;
    this.#tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const events = (this.moment?.events ?? []) as SeenEvent[];
    const result = events.some(({ event }) => this.results.includes(event));
    this.#timer = setTimeout(
      () => {
        if (!this.running) return;
        if (this.at >= this.last) return this.pause();
        this.at++;
        this.#tick();
      },
      ((result ? RESULT : 1) * STAY) / this.speed,
    );
  }

  async #show(record: string, viewer: Viewer | null, at: number | 'here' | null): Promise<void> {
    const over = !/"end":null/.test(record.trimEnd().split('\n').at(-1) ?? '');
    this.#set(await api.replay({ record, viewer: viewer ?? (over ? 'open' : 'onlooker') }), record, at);
  }

  #set(replay: Replay, record: string, at: number | 'here' | null): void {
    replay.moments.forEach((moment, nth, moments) => (moment.view = sharing(moments[nth - 1]?.view, moment.view)));
    this.replay = replay;
    this.record = record;
    // Whoever goes on while another's eyes are fetched stays where they went.
    this.at = Math.min(at === 'here' ? this.at : this.#momentOf(at), this.last);
  }

  /** Where the moment with this number is; the beginning, where none is asked for. */
  #momentOf(number: number | null): number {
    if (number === null) return 0;
    return Math.max(0, this.replay?.moments.findLastIndex((one) => one.number <= number) ?? 0);
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failure = null;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.failure = failure;
    }
  }
}

/** From an address: `seat-2`, `onlooker`, `open`. Seats are counted from 1 there. */
export function viewerFrom(text: string | null): Viewer | null {
  if (text === 'onlooker' || text === 'open') return text;
  const [, seat] = /^seat-([1-6])$/.exec(text ?? '') ?? [];
  return seat ? Number(seat) - 1 : null;
}

export function viewerText(viewer: Viewer): string {
  return typeof viewer === 'number' ? `seat-${viewer + 1}` : viewer;
}
