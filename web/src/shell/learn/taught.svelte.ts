/** A learner in a lesson: a seat as at any table, and what the coach says to it. */
import { socketAddress } from '../../net/address';
import type { Coached, FromCoach, Progress } from '../../net/lessons';
import { type FromServer, type Refused, VERSION } from '../../net/protocol';
import { type SocketListener, TableSocket } from '../../net/socket';
import { Seat } from '../table/seat.svelte';
import { type Next, nextPart } from './aim';
import { keepLesson, keptLesson } from './progress';

/** What the house answers to a choice that is allowed but not what the coach is after: the coach says more of it. */
const SOMETHING_ELSE = 'lesson-not-this';

export class Taught {
  /** The title and the lesson's id, with a stroke between them. */
  readonly lesson: string;
  readonly seat: Seat;
  /** What the coach said, the oldest first; it is heard once the board shows what it speaks of. */
  #heard = $state.raw<Coached[]>([]);
  /** The last try was against a rule. */
  refused = $state.raw<Refused | null>(null);
  #progress: Progress | null;

  constructor(lesson: string, name: string) {
    this.lesson = lesson;
    this.#progress = keptLesson(lesson).progress;
    this.seat = new Seat(`lessons/${lesson}`, '', name, undefined, (listener, since) =>
      this.#connect(listener, since, name),
    );
  }

  /** What the coach says now. */
  get now(): Coached | null {
    const shown = this.seat.moments.at(-1)?.number ?? 0;
    return this.#heard.findLast(({ seen }) => seen <= shown) ?? null;
  }

  /** Whether more has happened than the board shows yet: the others play. */
  get watching(): boolean {
    return this.now !== this.#heard.at(-1) || !this.seat.settled;
  }

  /** What the learner should do next. */
  get next(): Next {
    const { draft } = this.seat.choosing;
    return nextPart(this.watching ? [] : (this.now?.do ?? []), draft, this.seat.offered);
  }

  get progress(): Progress | null {
    return this.#progress;
  }

  close(): void {
    this.seat.close();
  }

  /** Have the step done. */
  async skip(): Promise<void> {
    await this.#wish({ wish: 'do' });
  }

  async goOn(): Promise<void> {
    await this.#wish({ wish: 'go-on' });
  }

  /** Begin a step anew: this one once something was done at it, else the one before. */
  async again(): Promise<void> {
    const { now, seat } = this;
    if (!now) return;
    const tried = now.wrong || this.refused !== null || seat.choosing.draft.actions.length > 0;
    const chosen = now.progress.choices.length > now.step;
    await this.#wish({ wish: 'repeat', step: tried || chosen ? now.step : Math.max(0, now.step - 1) });
  }

  /** What the house said no to is the coach's to say; called whenever a no has come. */
  takeRefusal(): void {
    const { seat } = this;
    const { refused } = seat;
    if (!refused) return;
    seat.refused = null;
    if (refused.message === SOMETHING_ELSE) seat.choosing.drop();
    this.refused = refused.message === SOMETHING_ELSE ? null : refused;
  }

  async #wish(wish: { wish: 'do' | 'go-on' | 'repeat'; step?: number }): Promise<void> {
    this.seat.choosing.drop();
    this.seat.hurry();
    await this.seat.ask({ do: 'coach', ...wish });
  }

  #connect(listener: SocketListener, since: () => number, name: string): TableSocket {
    const greeting = () => ({
      do: 'attend' as const,
      version: VERSION,
      name,
      progress: this.#progress,
      since: since(),
    });
    return new TableSocket(socketAddress(`lessons/${this.lesson}`), greeting, {
      ...listener,
      told: (message: FromServer | FromCoach) => {
        if (message.tell === 'coached') this.#hear(message);
        else listener.told(message);
      },
    });
  }

  #hear(coached: Coached): void {
    this.refused = null;
    this.#heard = [...this.#heard.slice(-8), coached];
    this.#progress = coached.progress;
    const solved = coached.kind === 'problem' && coached.answered && coached.step + 1 >= coached.steps;
    keepLesson(this.lesson, { progress: coached.over ? null : coached.progress, done: coached.over || solved });
  }
}
