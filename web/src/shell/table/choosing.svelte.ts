/** The choices of one seat: a draft that grows by clicks, is confirmed or taken back, and outlives what others do. */
import type { Answer, Decision, Refused } from '../../net/protocol';
import type { Question } from '../../net/socket';
import { settings } from '../settings.svelte';
import { type Draft, NOTHING, answered, asksTheSame, chosen, foreseen, planned, takenBack } from './draft';

/** The seat that chooses. */
export interface Chooser {
  readonly decision: Decision | null;
  readonly asked: boolean;
  readonly offered: string[];
  refused: Refused | null;
  past: number | null;
  /** Null if the connection was lost. */
  ask(question: Question): Promise<Answer | null>;
}

export class Choosing {
  draft = $state.raw<Draft>(NOTHING);
  /** A choice is on its way. */
  busy = $state(false);
  /** Which part of the draft an action only undoes: the title's. */
  undoes: ((action: string, draft: readonly string[]) => number | null) | null = null;
  /** Which action confirms a compound choice by itself: the title's. */
  closes: ((action: string) => boolean) | null = null;
  /** Which action waits for a confirmation though it is whole by itself: the title's. */
  confirms: ((action: string) => boolean) | null = null;

  readonly #seat: Chooser;
  /** Choices go one after another. */
  #turn: Promise<void> = Promise.resolve();
  #queued = 0;
  /** The draft is on its way: with its update it is one no more. */
  #sent = false;

  constructor(seat: Chooser) {
    this.#seat = seat;
  }

  choose(action: string): Promise<void> {
    // A second click on what the first one has used up is no wish to be told so.
    const late = this.#queued > 0;
    return this.#inTurn(() =>
      late && !this.#seat.offered.includes(action) ? Promise.resolve() : this.#choose(action),
    );
  }

  /** Several whole choices one after another, sent together; the server checks them when they are sent. */
  chooseAll(actions: string[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!actions.length) return;
      this.#seat.past = null;
      this.#seat.refused = null;
      this.draft = planned(actions);
      if (!this.waitsForConfirmation) await this.#confirm();
      else await this.#foresee(this.draft);
    });
  }

  confirm(): Promise<void> {
    return this.#inTurn(() => this.#confirm());
  }

  takeBack(): Promise<void> {
    return this.#inTurn(() => {
      this.draft = takenBack(this.draft);
      this.#seat.refused = null;
      return Promise.resolve();
    });
  }

  /** Whether the draft, once it is whole, is held back until it is confirmed. */
  get waitsForConfirmation(): boolean {
    return this.#waits(this.draft.actions, this.draft.way);
  }

  /** What a question about the next part begins with. */
  get before(): string[] {
    const { actions, whole, way } = this.draft;
    return whole ? (way ? [] : actions.slice(0, -1)) : actions;
  }

  drop(): void {
    this.draft = NOTHING;
    this.#sent = false;
  }

  /**
   * The table has moved on from a decision. A draft outlives what others do while the same is asked; `mine` tells that
   * this seat has chosen, `changed` that the board is another: then the draft's parts are tried again.
   */
  carryOver(before: Decision | null, mine: boolean, changed: boolean): void {
    if (!this.draft.actions.length) return;
    const now = this.#seat.decision;
    const done = mine && (this.#sent || before?.rev !== now?.rev);
    if (done || !this.#seat.asked || !asksTheSame(before, now, this.draft)) this.drop();
    else if (changed && !this.draft.way) void this.#inTurn(() => this.#regrow(NOTHING, this.draft.actions));
  }

  /** Behind what is under way already. What was meant for a decision that is gone by then, is not done. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const rev = this.#seat.decision?.rev;
    this.#queued++;
    this.busy = true;
    const done = this.#turn
      .then(() => (rev !== undefined && this.#seat.decision?.rev === rev ? work() : undefined))
      .finally(() => (this.busy = --this.#queued > 0));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #choose(action: string): Promise<void> {
    const draft = this.draft;
    this.#seat.past = null;
    const undone = draft.actions.length ? (this.undoes?.(action, draft.actions) ?? null) : null;
    if (undone !== null) return this.#without(undone);
    const actions = chosen(draft, action);
    // What waits for nobody is done at once if it is whole, and shown if it is not: one question instead of two.
    const answer = await this.#ask(this.#waits(actions) ? 'try' : 'act', actions);
    if (answer?.tell !== 'tried') return;
    this.draft = answered(draft, answer);
    if (answer.whole && !this.waitsForConfirmation) await this.#confirm();
  }

  /** What a way would bring; where nobody can say that beforehand, nothing is told. */
  async #foresee(draft: Draft): Promise<void> {
    const answer = await this.#ask('try', draft.actions);
    if (answer?.tell === 'refused') this.#seat.refused = null;
    if (answer?.tell === 'tried' && this.draft === draft) this.draft = { ...draft, ...foreseen(answer) };
  }

  /** Whether these actions, once they are a whole choice, are held back until they are confirmed. */
  #waits(actions: string[], way = false): boolean {
    if (settings.confirm === 'always') return true;
    if (this.closes?.(actions.at(-1) ?? '')) return false;
    return (
      settings.confirm === 'compound' && (actions.length > 1 || way || (this.confirms?.(actions[0] ?? '') ?? false))
    );
  }

  async #confirm(): Promise<void> {
    const decision = this.#seat.decision;
    if (!decision || !this.draft.whole) return;
    this.#sent = true;
    const answer = await this.#seat.ask({ do: 'act', rev: decision.rev, actions: this.draft.actions });
    if (answer?.tell !== 'done') this.#sent = false;
  }

  /** The draft without one of its parts, and without what depended on that. */
  async #without(part: number): Promise<void> {
    const { actions, steps, whole } = this.draft;
    const left = actions.slice(part + 1, whole ? -1 : undefined);
    await this.#regrow({ actions: actions.slice(0, part), steps: steps.slice(0, part), whole: false }, left);
    this.#seat.refused = null;
  }

  /**
   * The draft becomes these parts on top of that beginning, as far as they are allowed, and shows what they would
   * bring.
   */
  async #regrow(draft: Draft, parts: string[]): Promise<void> {
    let refused: Refused | null = null;
    for (const part of parts) {
      const answer = await this.#ask('try', chosen(draft, part));
      if (answer === null) return;
      if (answer.tell === 'tried') draft = answered(draft, answer);
      else if (answer.tell === 'refused') refused ??= answer;
    }
    this.draft = draft;
    this.#seat.refused = refused;
  }

  /** What comes of these actions, tried or done. Null if the table has moved on meanwhile, or it is done. */
  async #ask(how: 'try' | 'act', actions: string[]): Promise<Answer | null> {
    const rev = this.#seat.decision?.rev ?? 0;
    const acts = how === 'act';
    this.#sent = acts && this.draft.actions.length > 0;
    const answer = await this.#seat.ask(acts ? { do: 'act', rev, actions, or_try: true } : { do: 'try', rev, actions });
    if (answer?.tell === 'done') return null;
    this.#sent = false;
    const gone = this.#seat.decision?.rev !== rev || (answer?.tell === 'refused' && answer.stale);
    return gone ? null : answer;
  }
}
