/** Hints for one seat: as long as they are wanted, a bot is asked anew with every decision and every other draft. */
import type { AnyView } from '../../games';
import type { Answer, Decision } from '../../net/protocol';
import type { Question } from '../../net/socket';
import { type Words, speech } from '../../words/words.svelte';
import type { Explains, TitleClient } from '../board';
import { settings } from '../settings.svelte';
import type { Choosing } from './choosing.svelte';

/** The seat that is given hints. */
export interface Advised {
  readonly decision: Decision | null;
  /** The same object as long as nothing on the table changes. */
  readonly view: AnyView | null;
  readonly asked: boolean;
  readonly past: number | null;
  readonly choosing: Choosing;
  ask(question: Question): Promise<Answer | null>;
}

export interface Hint {
  /** What it is about: others may move while the same is asked. */
  rev: number;
  view: AnyView | null;
  /** The whole choice, from its first part on. */
  way: string[];
  why: string;
  facts: Record<string, unknown>;
}

export class Hinting {
  wanted = $state(false);
  /** A bot thinks about it. */
  asking = $state(false);
  hint = $state.raw<Hint | null>(null);
  client: TitleClient<AnyView> | null = null;

  readonly #seat: Advised;
  #explains = $state.raw<Explains<AnyView> | null>(null);
  /** What a bot was asked about last. */
  #about: { rev: number; view: AnyView | null; before: string } | null = null;

  constructor(seat: Advised) {
    this.#seat = seat;
  }

  /** The hint, if it is about the table as it is now. */
  get current(): Hint | null {
    const { hint } = this;
    const { decision, view, past } = this.#seat;
    return this.wanted && past === null && hint && hint.rev === decision?.rev && hint.view === view ? hint : null;
  }

  /** What is chosen so far is the beginning of it. */
  get fits(): boolean {
    const way = this.current?.way;
    return way !== undefined && this.#seat.choosing.draft.actions.every((part, at) => part === way[at]);
  }

  /** The part of it that comes next; null if all of it is chosen, or no hint is shown. */
  get next(): string | null {
    return this.current?.way[this.fits ? this.#seat.choosing.draft.actions.length : 0] ?? null;
  }

  /** All of it is chosen and waits to be confirmed. */
  get chosen(): boolean {
    const { actions, whole } = this.#seat.choosing.draft;
    return whole && this.fits && actions.length === this.current?.way.length;
  }

  /** Whether a press on the button still does something of it. */
  get doable(): boolean {
    return this.next !== null && !this.#sends(this.next);
  }

  /** Asks if what is known does not fit what is asked now. An effect calls this whenever any of it changes. */
  follow(): void {
    const { decision, view, asked, choosing, past } = this.#seat;
    const { actions, whole } = choosing.draft;
    if (!this.wanted || !asked || !decision || past !== null || choosing.busy || this.fits) return;
    const before = whole ? [] : actions;
    const about = { rev: decision.rev, view, before: before.join('; ') };
    const last = this.#about;
    if (last?.rev === about.rev && last.view === view && last.before === about.before) return;
    this.#about = about;
    void this.#ask(about, before);
  }

  /** Chooses every part that is left, as clicks would; what sends the whole choice stays to be pressed. */
  async choose(): Promise<void> {
    for (let part = this.next; part !== null && !this.#sends(part); part = this.next) {
      const before = this.#seat.choosing.draft.actions.length;
      await this.#seat.choosing.choose(part);
      if (!this.fits || this.#seat.choosing.draft.actions.length <= before) return;
    }
  }

  stop(): void {
    this.wanted = this.asking = false;
    this.hint = this.#about = null;
  }

  /** An action in words: in full where the title can, else as its button says it. */
  named(action: string, view: AnyView, words: Words): string {
    return this.#explains?.named?.(action, view, words) ?? this.client?.label?.(action, view, words) ?? action;
  }

  /** Things to be touched first where the board does not offer this action yet. */
  leadsTo(action: string, view: AnyView): string[] {
    return this.#explains?.leadsTo?.(action, view) ?? [];
  }

  /** A part that ends a choice of several, where no confirmation would be asked for. */
  #sends(part: string): boolean {
    if (this.#seat.choosing.closes?.(part)) return true;
    const way = this.current?.way ?? [];
    return settings.confirm === 'never' && way.length > 1 && part === way.at(-1);
  }

  async #ask(about: { rev: number; view: AnyView | null }, before: string[]): Promise<void> {
    const { rev, view } = about;
    this.asking = true;
    const [answer, explains] = await Promise.all([
      this.#seat.ask({ do: 'hint', rev, actions: before }),
      this.client?.explains?.() ?? null,
      speech.complete(),
    ]);
    if (about !== this.#about) return;
    this.asking = false;
    this.#explains = explains;
    this.hint =
      answer?.tell === 'hinted'
        ? { rev, view, way: [...before, ...answer.actions], why: answer.why, facts: answer.facts }
        : null;
  }
}
