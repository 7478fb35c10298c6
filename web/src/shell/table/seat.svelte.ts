/** One seat (or an onlooker) of one table: what it knows, what it is asked, what it is about to choose. */
import type { Answer, Decision, Frame, Hinted, Moment, Refused, SeenEvent, Update } from '../../net/protocol';
import { secretOf } from '../../net/secret';
import { type Connection, Cut, type Question, TableSocket, socketAddress } from '../../net/socket';
import { settings } from '../settings.svelte';
import { type Draft, NOTHING, answered, chosen, planned, takenBack } from './draft';

type View = Record<string, unknown>;

/** How long a move of others stays before the next one is shown, in milliseconds, unless the title says. */
const PACE = 420;
const KEPT_VIEWS = 600;

export class Seat {
  readonly table: string;
  readonly key: string;
  frame = $state.raw<Frame | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  moments = $state.raw<Moment[]>([]);
  news = $state.raw<SeenEvent[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the connection ended for good. */
  gone = $state('');
  draft = $state.raw<Draft>(NOTHING);
  /** The last no, until something else is done. */
  refused = $state.raw<Refused | null>(null);
  /** An action that was wondered about, and is possible. */
  possible = $state('');
  hinted = $state.raw<Hinted | null>(null);
  asking = $state(false);
  /** An earlier moment that is looked at again. */
  past = $state<number | null>(null);
  /** How long the flights of some news take: the title's. */
  pace: ((news: SeenEvent[]) => number) | null = null;
  /** Which part of the draft an action only undoes: the title's. */
  undoes: ((action: string, draft: readonly string[]) => number | null) | null = null;
  /** Which action confirms a compound choice by itself: the title's. */
  closes: ((action: string) => boolean) | null = null;
  /** The name to sit down with; empty until a guest has said it. */
  name = $state('');

  readonly #socket: TableSocket;
  readonly #views = new Map<number, View>();
  #waiting: Update[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #seq = 0;
  #said = '';

  constructor(table: string, key: string, name: string) {
    this.table = table;
    this.key = key;
    this.name = name;
    this.#socket = new TableSocket(socketAddress(table), key, {
      connection: (state, reason) => {
        this.connection = state;
        this.gone = reason ?? '';
        if (state !== 'open') this.#said = '';
      },
      told: (answer) => this.#hear(answer),
      since: () => this.#seq,
    });
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#socket.close();
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
    return this.draft.steps.at(-1)?.view ?? this.view;
  }

  get shownDecision(): Decision | null {
    if (this.past !== null) return null;
    return this.draft.steps.at(-1)?.decision ?? this.decision;
  }

  get offered(): string[] {
    return this.connection === 'open' ? (this.shownDecision?.actions ?? []) : [];
  }

  remembers(seq: number): boolean {
    return this.#views.has(seq);
  }

  async choose(action: string): Promise<void> {
    const decision = this.decision;
    if (!decision || this.asking) return;
    this.past = null;
    const undone = this.draft.actions.length ? (this.undoes?.(action, this.draft.actions) ?? null) : null;
    if (undone !== null) return this.#without(undone);
    const draft = this.draft;
    const answer = await this.#ask({ do: 'try', rev: decision.rev, actions: chosen(draft, action) });
    if (answer?.tell !== 'tried' || this.decision?.rev !== decision.rev) return;
    this.draft = answered(draft, answer);
    if (answer.whole && !this.waitsForConfirmation) await this.confirm();
  }

  /** The draft without one of its parts: what came after it is tried again, so that every step shows what it would. */
  async #without(part: number): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    const again = this.draft.actions.filter((_, at) => at > part && !(this.draft.whole && at === this.draft.actions.length - 1));
    let draft: Draft = { actions: this.draft.actions.slice(0, part), steps: this.draft.steps.slice(0, part), whole: false };
    for (const action of again) {
      const answer = await this.#ask({ do: 'try', rev: decision.rev, actions: chosen(draft, action) });
      if (this.decision?.rev !== decision.rev) return;
      // What depended on the part is gone with it.
      if (answer?.tell === 'tried' && !answer.whole) draft = answered(draft, answer);
    }
    this.refused = null;
    this.draft = draft;
  }

  /** Several whole choices one after another, sent together; the server checks them when they are sent. */
  async chooseAll(actions: string[]): Promise<void> {
    if (!this.decision || this.asking || !actions.length) return;
    this.past = null;
    this.refused = null;
    this.draft = planned(actions);
    if (!this.waitsForConfirmation) await this.confirm();
  }

  /** Whether a whole choice is held back until it is confirmed. */
  get waitsForConfirmation(): boolean {
    if (settings.confirm === 'always') return true;
    if (this.closes?.(this.draft.actions.at(-1) ?? '')) return false;
    return settings.confirm === 'compound' && (this.draft.actions.length > 1 || this.draft.way === true);
  }

  async confirm(): Promise<void> {
    if (!this.decision || !this.draft.whole) return;
    await this.#ask({ do: 'act', rev: this.decision.rev, actions: this.draft.actions });
  }

  takeBack(): void {
    this.draft = takenBack(this.draft);
    this.refused = null;
  }

  async wonder(action: string): Promise<void> {
    if (!this.decision) return;
    const { actions, whole } = this.draft;
    const before = whole ? (this.draft.way ? [] : actions.slice(0, -1)) : actions;
    const answer = await this.#ask({ do: 'why', rev: this.decision.rev, action, actions: before });
    if (answer?.tell === 'done') this.possible = action;
  }

  async hint(): Promise<void> {
    if (!this.decision) return;
    const { actions, whole } = this.draft;
    const before = whole ? [] : actions;
    const answer = await this.#ask({ do: 'hint', rev: this.decision.rev, actions: before });
    if (answer?.tell === 'hinted') this.hinted = answer;
  }

  /** Anything else that needs no more than a yes or a no. */
  async tell(question: Question): Promise<boolean> {
    const answer = await this.#ask(question);
    return answer !== null && answer.tell !== 'refused';
  }

  /** Show what is waiting at once: somebody has touched something. */
  hurry(): void {
    if (!this.#waiting.length) return;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    for (const update of this.#waiting.splice(0)) this.#show(update);
  }

  async #ask(question: Question): Promise<Answer | null> {
    this.asking = true;
    this.refused = null;
    this.possible = '';
    try {
      const answer = await this.#socket.ask(question);
      if (answer.tell === 'refused') {
        this.refused = answer;
        if (answer.stale) this.draft = NOTHING;
      }
      return answer;
    } catch (cut) {
      if (!(cut instanceof Cut)) throw cut;
      this.draft = NOTHING;
      return null;
    } finally {
      this.asking = false;
    }
  }

  #hear(answer: Answer): void {
    if (answer.tell === 'update') this.#line(answer);
    else if (answer.tell === 'refused') this.refused = answer;
    else if (answer.tell === 'presence' && this.frame) {
      const seats = this.frame.seats.map((seat, at) => ({ ...seat, present: answer.present[at] ?? seat.present }));
      this.frame = { ...this.frame, seats, onlookers: answer.onlookers };
    }
  }

  /** Moves of others come one by one, so that they can be seen; one's own and everything else at once. */
  #line(update: Update): void {
    if (this.#pause !== undefined) {
      this.#waiting.push(update);
      return;
    }
    this.#show(update);
  }

  #next(): void {
    this.#pause = undefined;
    // What needs no pause is shown together with what comes after it, in order.
    while (this.#pause === undefined) {
      const update = this.#waiting.shift();
      if (!update) return;
      this.#show(update);
    }
  }

  #show(update: Update): void {
    const fresh = update.whole ? [] : update.moments.filter(({ seq }) => seq > this.#seq);
    if (update.decision?.rev !== this.decision?.rev) {
      this.draft = NOTHING;
      this.hinted = null;
    }
    this.news = fresh.flatMap(({ events }) => events ?? []);
    this.moments = update.whole ? update.moments : [...this.moments, ...fresh];
    this.frame = update.frame;
    this.view = update.view;
    this.decision = update.decision;
    this.#seq = Math.max(this.#seq, update.seq);
    if (update.view) this.#remember(update.seq, update.view);
    void this.#takePart(update.frame);
    const moved = fresh.some(({ kind, seat }) => kind === 'move' && seat !== update.frame.you);
    if (!moved || !settings.moving || document.hidden) return;
    this.#pause = setTimeout(() => this.#next(), this.pace?.(this.news) ?? PACE);
  }

  #remember(seq: number, view: View): void {
    this.#views.set(seq, view);
    const oldest = this.#views.keys().next().value;
    if (this.#views.size > KEPT_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }

  /** Before the deal: sit down with a sealed number, and open it once everybody's is sealed. */
  async #takePart(frame: Frame): Promise<void> {
    const you = frame.you;
    const mine = you === null ? undefined : frame.seats[you];
    if (you === null || !mine || this.#said === frame.status) return;
    const secret = secretOf(frame.table, you);
    if (frame.status === 'gathering' && !mine.sat && this.name) {
      this.#said = frame.status;
      await this.#ask({ do: 'sit', name: this.name, commitment: secret.commitment });
    } else if (frame.status === 'sealing' && frame.commitments.seats[you] === secret.commitment) {
      this.#said = frame.status;
      await this.#ask({ do: 'contribute', contribution: secret.contribution });
    }
  }

  /** A guest has said who they are. */
  async sit(name: string): Promise<void> {
    this.name = name;
    this.#said = '';
    if (this.frame) await this.#takePart(this.frame);
  }
}
