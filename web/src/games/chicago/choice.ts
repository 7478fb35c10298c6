/** What is picked: which member goes, or which of those who wait is placed. */
import { readAction } from './actions';
import { moverKey, type Mover } from './ways';

export interface Waiting {
  rings: number;
  count: number;
}

/** Whose reach is lit: the one picked if it can go, else the one that went last, else the only one; nobody till then. */
export function chosenMover(movers: readonly Mover[], picked: string | null, went: string | null): Mover | null {
  const by = (key: string | null) => movers.find((one) => moverKey(one) === key);
  const last = movers.find((one) => one.place === went?.split(' ')[0]);
  const only = movers.length === 1 ? movers[0] : undefined;
  return by(picked) ?? by(went) ?? last ?? only ?? null;
}

/** Those who wait to be placed, by their rings, as the offers say. */
export function waitingIn(actions: readonly string[], waiting: readonly number[]): Waiting[] {
  const rings = new Set<number>();
  for (const text of actions) {
    const action = readAction(text);
    if (action.kind === 'place') rings.add(action.rings);
  }
  return [...rings]
    .sort((one, other) => other - one)
    .map((one) => ({ rings: one, count: waiting.filter((each) => each === one).length }));
}
