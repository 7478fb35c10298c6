/** One seat (or an onlooker) of one table: what it knows, what it is asked, what it is about to choose. */
import { socketAddress } from '../../net/address';
import type { Answer, Decision, Frame, FromServer, Moment, Refused, SeenEvent, Update } from '../../net/protocol';
import { RequestFailed, api } from '../../net/http';
import type { Wrong } from '../../fair/receipt';
import { secretOf } from '../../net/secret';
import {
  ConnectionLost,
  type ConnectionState,
  type Question,
  type SocketListener,
  TableSocket,
  hello,
} from '../../net/socket';
import { Witness } from '../../net/witness';
import type { ResultsOf } from '../board';
import { Showing } from '../ceremony/showing.svelte';
import { PACES, settings } from '../settings.svelte';
import { sharing } from '../sharing';
import { Choosing } from './choosing.svelte';
import { Following } from './following.svelte';
import { Hinting } from './hinting.svelte';
import { Pacing, type Stay } from './pacing.svelte';

type View = Record<string, unknown>;

/** How long the flights of a move take, in milliseconds, unless the title says. */
const FLIGHTS = 420;
/** Who has so many seconds left may look at a result as long as they like. */
const LEISURE = 3_600;
const AT_ONCE: Stay = { seat: null, step: 0, turn: 0 };
const KEPT_VIEWS = 600;

/** How a seat is connected; `since` tells what it was told last. */
export type Connect = (listener: SocketListener, since: () => number) => TableSocket;

export class Seat {
  readonly table: string;
  readonly key: string;
  frame = $state.raw<Frame | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** The same for the log: its lines take as long as the board, which does not wait for them. */
  readonly told = new Following<Moment[]>([]);
  /** So many moments are older than those; the house has them. */
  earlier = $state(0);
  news = $state.raw<SeenEvent[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** Why the connection ended for good. */
  gone = $state('');
  readonly choosing = new Choosing(this);
  /** The last no, until something else is done. */
  refused = $state.raw<Refused | null>(null);
  readonly hints = new Hinting(this);
  /** An earlier moment that is looked at again. */
  past = $state<number | null>(null);
  /** How long the flights of some news take: the title's. */
  pace: ((news: SeenEvent[]) => number) | null = null;
  /** Which news are results, and how they are told: the title's. */
  results: ResultsOf<View> | null = null;
  /** The result that holds this screen. */
  readonly showing = new Showing();
  /** At a device of several seats only the one on the screen is held by results. */
  onScreen: () => boolean = () => true;
  /** The invitation to a chair that the host offers to whoever looks on. */
  chair = $state('');
  /** What the house told that does not go with what it had told before. */
  alarms = $state.raw<Wrong[]>([]);
  readonly witness: Witness;
  /** The name to sit down with; empty until a guest has said it. */
  name = $state('');
  /** That name is another than the table knows, and has not been told yet. */
  renaming = false;

  readonly #socket: TableSocket;
  readonly #views = new Map<number, View>();
  readonly #pacing = new Pacing({
    mover: (update) => this.#moverIn(update),
    hold: (update) => this.#hold(update),
    show: (update) => this.#show(update),
  });
  #seen = 0;
  #leafing = false;
  #said = '';

  /** `ended` hears why the connection ended for good. */
  constructor(
    table: string,
    key: string,
    name: string,
    ended?: (seat: Seat, why: string) => void,
    connect: Connect = (listener, since) =>
      new TableSocket(socketAddress(`tables/${table}`), () => hello(key, since()), listener),
  ) {
    this.table = table;
    this.key = key;
    this.name = name;
    this.witness = new Witness(table, (alarms) => (this.alarms = alarms));
    this.#socket = connect(
      {
        connection: (state, reason) => {
          this.connection = state;
          this.gone = reason ?? '';
          if (state !== 'open') this.#said = '';
          if (state === 'gone') ended?.(this, this.gone);
        },
        told: (answer) => this.#hear(answer),
      },
      () => this.#seen,
    );
  }

  close(): void {
    this.#pacing.stop();
    this.showing.stop();
    this.#socket.close();
    this.witness.close();
  }

  get you(): number | null {
    return this.frame?.you ?? null;
  }

  /** Whether this seat is asked. */
  get asked(): boolean {
    return this.you !== null && (this.decision?.seats.includes(this.you) ?? false);
  }

  /** What the board shows: the past that is looked at, the draft's last step, or now. */
  get shownView(): View | null {
    if (this.past !== null) return this.#views.get(this.past) ?? this.view;
    return this.choosing.draft.steps.at(-1)?.view ?? this.view;
  }

  /** The same without the draft, for what tells how far the game has come: nothing of a draft has been done yet. */
  get doneView(): View | null {
    return this.past === null ? this.view : this.shownView;
  }

  get shownDecision(): Decision | null {
    if (this.past !== null) return null;
    return this.choosing.draft.steps.at(-1)?.decision ?? this.decision;
  }

  get offered(): string[] {
    return this.connection === 'open' ? (this.shownDecision?.actions ?? []) : [];
  }

  /** Whether the last news have been seen, flights and all. */
  get settled(): boolean {
    return this.#pacing.settled;
  }

  /** Whether a result holds this screen. */
  get held(): boolean {
    return this.#pacing.held;
  }

  /** Show an earlier moment again; what this page has not seen itself, the house remembers. Null is now. */
  async lookBack(number: number | null): Promise<void> {
    if (number !== null && !this.#views.has(number)) {
      try {
        this.#remember(number, (await api.moment(this.table, this.key, number)).view);
      } catch (failure) {
        if (!(failure instanceof RequestFailed)) throw failure;
        this.refused = { tell: 'refused', message: failure.id, facts: failure.facts };
        return;
      }
    }
    this.past = number;
  }

  /** A page more of the log, from before what is known of it. */
  async leafBack(): Promise<void> {
    const first = this.moments[0]?.number;
    if (this.#leafing || !this.earlier || first === undefined) return;
    this.#leafing = true;
    try {
      const { moments, earlier } = await api.log(this.table, this.key, first);
      // A reconnect may have brought the log's end anew meanwhile.
      if (this.moments[0]?.number === first) {
        this.moments = [...moments, ...this.moments];
        this.earlier = moments.length ? earlier : 0;
        this.told.follow(this.moments);
      }
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.refused = { tell: 'refused', message: failure.id, facts: failure.facts };
    } finally {
      this.#leafing = false;
    }
  }

  /** Why this cannot be chosen now; null if it can, or if nobody answered. Nothing is done, and no banner says it. */
  async why(action: string): Promise<Refused | null> {
    if (!this.decision) return null;
    const answer = await this.ask({ do: 'why', rev: this.decision.rev, action, actions: this.choosing.before });
    return answer?.tell === 'refused' ? answer : null;
  }

  /** Anything else that needs no more than a yes or a no. */
  async tell(question: Question): Promise<boolean> {
    const answer = await this.ask(question);
    return answer !== null && answer.tell !== 'refused';
  }

  /** Show what is waiting at once: somebody has touched something. */
  hurry(): void {
    this.#pacing.hurry();
  }

  /** Null if the connection was lost before the answer came; the next update tells whether it was done. */
  async ask(question: Question): Promise<Answer | null> {
    const asksOnly = question.do === 'why' || question.do === 'hint';
    if (!asksOnly) this.refused = null;
    try {
      const answer = await this.#socket.ask(question);
      if (answer.tell === 'refused') {
        if (!asksOnly) this.refused = answer;
        if (answer.stale) this.choosing.drop();
      }
      if (answer.tell === 'done' && question.do === 'act') this.witness.acted(question.actions);
      if (answer.tell === 'tried') answer.view = sharing(this.shownView, answer.view);
      return answer;
    } catch (lost) {
      if (!(lost instanceof ConnectionLost)) throw lost;
      this.choosing.drop();
      return null;
    }
  }

  #hear(message: FromServer): void {
    if (message.tell === 'update') {
      this.witness.hear(message);
      this.#pacing.add(message);
    } else if (message.tell === 'refused') this.refused = message;
    else if (message.tell === 'offered') this.chair = message.link;
    else if (message.tell === 'presence' && this.frame) {
      const seats = this.frame.seats.map((seat, at) => ({ ...seat, present: message.present[at] ?? seat.present }));
      this.frame = { ...this.frame, seats, onlookers: message.onlookers };
    }
  }

  #freshIn(update: Update): Moment[] {
    return update.whole ? [] : update.moments.filter(({ number }) => number > this.#seen);
  }

  /** Who of the others has moved. */
  #moverIn(update: Update): number | null {
    const move = this.#freshIn(update).findLast(({ kind }) => kind === 'move');
    return move?.seat === undefined || move.seat === update.frame.you ? null : move.seat;
  }

  /** A result is seen before anything else of the screen tells it. Where nothing waits, only the end does. */
  #hold(update: Update): Promise<void> | null {
    const news = this.#freshIn(update).flatMap(({ events }) => events ?? []);
    const ends = news.length > 0 && update.frame.status === 'over' && this.frame?.status === 'playing';
    const holds = news.some(({ event }) => this.results?.holds.includes(event));
    if (!this.onScreen() || !(ends || (holds && settings.pace !== 'instant'))) return null;
    return this.#tellResults(update, news, ends);
  }

  /** What cannot be fetched holds nobody. */
  async #tellResults(update: Update, news: SeenEvent[], ends: boolean): Promise<void> {
    try {
      const { resultsIn } = await import('../ceremony/telling');
      const you = update.frame.you ?? null;
      const left = you === null ? null : update.frame.seats[you]?.left;
      const timed = left != null && left < LEISURE;
      const told = { news, view: update.view, before: this.view, you, ends, timed };
      await this.showing.all(await resultsIn(this.results, told));
    } catch (failure) {
      console.info(failure);
    }
  }

  /** How long it should stay: moves of others so that they can be seen, and the last one of a game. */
  #show(update: Update): Stay {
    const mover = this.#moverIn(update);
    const fresh = this.#freshIn(update);
    const moves = fresh.filter(({ kind }) => kind === 'move');
    const mine = moves.some(({ seat }) => seat === update.frame.you);
    const before = this.decision;
    this.news = fresh.flatMap(({ events }) => events ?? []);
    this.moments = update.whole ? update.moments : [...this.moments, ...fresh];
    if (update.whole) this.earlier = update.earlier ?? 0;
    this.told.follow(this.moments);
    this.frame = update.frame;
    this.view = sharing(this.view, update.view);
    this.decision = update.decision;
    this.#seen = Math.max(this.#seen, update.seen);
    if (this.view) this.#remember(update.seen, this.view);
    if (update.decision?.rev !== before?.rev) {
      // What was refused is no longer asked.
      this.refused = null;
    }
    this.choosing.carryOver(before, mine, update.whole || fresh.some(({ kind }) => kind !== 'said'));
    void this.#takePart(update.frame);
    const seen = moves.length > 0 && (!mine || update.frame.status === 'over');
    if (!seen || document.hidden) return AT_ONCE;
    const turn = PACES[settings.pace];
    const flights = settings.moving ? (this.pace?.(this.news) ?? FLIGHTS) : 0;
    return { seat: mover, step: Math.min(flights, turn / 2), turn };
  }

  #remember(number: number, view: View): void {
    this.#views.set(number, view);
    const oldest = this.#views.keys().next().value;
    if (this.#views.size > KEPT_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }

  /** Before the deal: sit down with a sealed number, and open it once everybody's is sealed. */
  async #takePart(frame: Frame): Promise<void> {
    const you = frame.you;
    const mine = you === null ? undefined : frame.seats[you];
    if (you === null || !mine) return;
    if (this.renaming && mine.sat && frame.status !== 'sealing') {
      this.renaming = false;
      if (mine.name !== this.name) await this.tell({ do: 'rename', name: this.name });
    }
    if (this.#said === frame.status) return;
    const secret = secretOf(frame.table, you);
    if (frame.status === 'gathering' && !mine.sat && this.name) {
      this.#said = frame.status;
      const answer = await this.ask({ do: 'sit', name: this.name, commitment: secret.commitment });
      // A name that cannot be: the guest is asked for another.
      if (answer?.tell === 'refused') this.name = '';
    } else if (frame.status === 'sealing' && frame.commitments.seats[you] === secret.commitment) {
      this.#said = frame.status;
      this.witness.gave(secret.contribution, false);
      if (await this.tell({ do: 'contribute', contribution: secret.contribution }))
        this.witness.gave(secret.contribution, true);
    }
  }

  /** The name in the settings has changed. Who has not sat down yet sits down with it. */
  async rename(name: string): Promise<void> {
    this.name = name;
    this.renaming = true;
    if (this.frame) await this.#takePart(this.frame);
  }

  /** A guest has said who they are. */
  async sit(name: string): Promise<void> {
    this.name = name;
    this.#said = '';
    if (this.frame) await this.#takePart(this.frame);
  }
}
