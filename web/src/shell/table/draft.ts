/** A choice in the making: what is chosen so far, and what the server shows and offers after each part. */
import type { Decision, Tried } from '../../net/protocol';

export interface Shown {
  view: Record<string, unknown> | null;
  decision: Decision | null;
}

export interface Draft {
  actions: string[];
  /** After each part that asks for another one. */
  steps: Shown[];
  /** The choice may be sent. */
  whole: boolean;
  /** Several whole choices, one after another, that are sent together: a way through the streets. */
  way?: boolean;
  /** What would be seen after it, where nothing is secret and no dice or cards decide. */
  after?: Record<string, unknown>;
}

export const NOTHING: Draft = { actions: [], steps: [], whole: false };

/** Choices that are each whole: they are sent together, and taken back together. */
export function planned(actions: string[]): Draft {
  return { actions, steps: [], whole: true, way: true };
}

/** What the draft becomes with this action: a whole choice has its last part changed, another one grows. */
export function chosen(draft: Draft, action: string): string[] {
  if (draft.way) return [action];
  return [...(draft.whole ? draft.actions.slice(0, -1) : draft.actions), action];
}

/** The server's answer to `chosen`. */
export function answered(draft: Draft, tried: Tried): Draft {
  if (!tried.actions.length) return NOTHING; // it took everything back
  const steps = draft.steps.slice(0, tried.actions.length - 1);
  if (tried.whole) return { actions: tried.actions, steps, whole: true, ...foreseen(tried) };
  const shown = { view: tried.view ?? null, decision: tried.decision ?? null };
  return { actions: tried.actions, steps: [...steps, shown], whole: false };
}

/** What the server foresees of a whole draft, to be laid beside it. */
export function foreseen(tried: Tried): Pick<Draft, 'after'> {
  return tried.view ? { after: tried.view } : {};
}

/** Without its last part. */
export function takenBack(draft: Draft): Draft {
  if (draft.way) return NOTHING;
  const actions = draft.actions.slice(0, -1);
  return { actions, steps: draft.steps.slice(0, actions.length), whole: false };
}

/** Whether a draft that was made for one decision still has its question in another one. */
export function asksTheSame(before: Decision | null, now: Decision | null, draft: Draft): boolean {
  if (!before || !now) return false;
  if (before.rev === now.rev) return true;
  return !draft.way && before.prompt === now.prompt && now.actions.includes(draft.actions[0] ?? '');
}
