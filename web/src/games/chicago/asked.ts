/** The question on top, as the view tells it: [prompt, seats, what it is about]. */
import { GANGS } from './gangs';
import type { ChicagoView } from './view';

export interface Asked {
  prompt: string;
  /** The gang that is asked, where the question is about one. */
  gang: string | null;
  about: readonly number[];
}

export function askedIn(view: ChicagoView): Asked {
  const [prompt, , about] = view.decisions.at(-1) ?? [];
  const numbers = Array.isArray(about) ? about : [];
  const named = prompt === 'colour' || prompt === 'fight' ? undefined : numbers[0];
  return { prompt: String(prompt ?? ''), gang: named === undefined ? null : (GANGS[named] ?? null), about: numbers };
}

/** What has been bought in this phase, or on this turn. */
export function boughtIn(asked: Asked): { ones: number; twos: number; threes: number } {
  const [, first = 0, second = 0, third = 0] = asked.about;
  return asked.prompt === 'turn'
    ? { ones: second, twos: third, threes: 0 }
    : { ones: first, twos: second, threes: third };
}
