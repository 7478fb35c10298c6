/** A replay's state: which record, through whose eyes, at which moment, and whether it runs. */
import { RequestFailed, api } from '../../net/http';
import { keptTable } from '../../net/keyring';
import type { Replay, ReplayMoment } from '../../net/requests';
import { sharing } from '../sharing';

export type Viewer = number | 'onlooker' | 'open';
/** How long a moment stays at single speed, in milliseconds. */
const STAY = 1_100;

export class Player {
  record = $state('');
  replay = $state.raw<Replay | null>(null);
  failure = $state.raw<RequestFailed | null>(null);
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get moment(): ReplayMoment | null {
    return this.replay?.moments[this.at] ?? null;
  }

  get last(): number {
    return (this.replay?.moments.length ?? 1) - 1;
  }

  /** The record of a table that this browser has a key to. */
  async openTable(table: string, viewer: Viewer | null, at: number | null): Promise<void> {
    const kept = keptTable(table);
    const key = kept?.seats[0]?.key ?? kept?.onlookers;
    await this.#guarded(async () => {
      if (!key) throw new RequestFailed('web-no-key');
      await this.#show(await api.record(table, key), viewer, at);
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
    this.#timer = setTimeout(() => {
      if (!this.running) return;
      if (this.at >= this.last) return this.pause();
      this.at++;
      this.#tick();
    }, STAY / this.speed);
  }

  async #show(record: string, viewer: Viewer | null, at: number | 'here' | null): Promise<void> {
    const over = !/"end":null/.test(record.trimEnd().split('\n').at(-1) ?? '');
    const replay = await api.replay({ record, viewer: viewer ?? (over ? 'open' : 'onlooker') });
    replay.moments.forEach((moment, nth, moments) => (moment.view = sharing(moments[nth - 1]?.view, moment.view)));
    this.replay = replay;
    this.record = record;
    // Whoever goes on while another's eyes are fetched stays where they went.
    this.at = Math.min(at === 'here' ? this.at : (at ?? 0), this.last);
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
