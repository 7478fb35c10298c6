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

/** A choice that the bot weighed, as if nothing were chosen yet. */
export interface Weighed {
  way: string[];
  /** How likely the bot thinks that this seat wins after it, 0 to 1. */
  chance: number;
  /** Only the bot's own choice has a reason. */
  why: string;
  facts: Record<string, unknown>;
}

export interface Hint {
  /** What it is about: others may move while the same is asked. */
  rev: number;
  view: AnyView | null;
  /** What was chosen already and is not the bot's way: it begins by taking some of that back. */
  begun: string[];
  /** The whole choice, from its first part on. */
  way: string[];
  why: string;
  facts: Record<string, unknown>;
  /** What the bot weighed, its own choice first; nothing, if it tells no chances. */
  weighed: Weighed[];
  /** Which of them is lit and followed. */
  at: number;
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

  /** How many parts of it are chosen; null if something else is. */
  get done(): number | null {
    const { current } = this;
    if (!current) return null;
    const { undoes, draft } = this.#seat.choosing;
    let chosen = current.begun;
    for (let at = 0; ; at++) {
      if (chosen.join(';') === draft.actions.join(';')) return at;
      const part = current.way[at];
      if (part === undefined) return null;
      chosen = after(part, chosen, undoes);
    }
  }

  /** What is chosen so far belongs to it. */
  get fits(): boolean {
    return this.done !== null;
  }

  /** The part of it that comes next; null if all of it is chosen, or no hint is shown. */
  get next(): string | null {
    return this.current?.way[this.done ?? 0] ?? null;
  }

  /** All of it is chosen and waits to be confirmed. */
  get chosen(): boolean {
    return this.#seat.choosing.draft.whole && this.done === this.current?.way.length;
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
      const before = this.done ?? 0;
      await this.#seat.choosing.choose(part);
      if ((this.done ?? 0) <= before) return;
    }
  }

  /** Lights another of the choices that the bot weighed. What was chosen already and does not begin it, is dropped. */
  follows(at: number): void {
    const hint = this.current;
    const other = hint?.weighed[at];
    const { choosing } = this.#seat;
    if (!other || choosing.busy) return;
    const { way, why, facts } = other;
    this.hint = { ...hint, begun: [], way, why, facts, at };
    if (!this.fits) choosing.drop();
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
    if (answer?.tell !== 'hinted') {
      this.hint = null;
      return;
    }
    const { actions, why, facts } = answer;
    const other = actions.some((part) => this.#seat.choosing.undoes?.(part, before) != null);
    const weighed = (answer.choices ?? []).map((one, at) => ({
      way: this.#fromNothing(before, one.actions),
      chance: one.chance,
      ...(at ? { why: '', facts: {} } : { why, facts }),
    }));
    const way = other ? actions : [...before, ...actions];
    this.hint = { rev, view, begun: other ? before : [], way, why, facts, weighed, at: 0 };
  }

  /** What is chosen in the end by who goes on so: what is only taken back again is left out. */
  #fromNothing(before: string[], actions: string[]): string[] {
    let parts = before;
    for (const part of actions) parts = after(part, parts, this.#seat.choosing.undoes);
    return parts;
  }
}

/** What is chosen with this part: more, or less if it undoes one. */
function after(part: string, chosen: string[], undoes: Choosing['undoes']): string[] {
  const undone = undoes?.(part, chosen) ?? null;
  return undone === null ? [...chosen, part] : chosen.filter((_, place) => place !== undone);
}
