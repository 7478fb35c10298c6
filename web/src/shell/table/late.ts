/**
 * Parts of the table that its first decision does not need: fetched when somebody opens them, or once the table has been
 * in use for a while, so that they are there at once, also when the house cannot be reached.
 */
import { speech } from '../../words/words.svelte';

export const late = {
  card: () => speech.with(import('../rules/ReferenceCard.svelte')),
  curtain: () => import('./Curtain.svelte'),
  ending: () => import('../end/Ending.svelte'),
  fairness: () => speech.with(import('../fairness/AtTable.svelte')),
  handedOn: () => import('./HandedOn.svelte'),
  hints: () => import('./Hints.svelte'),
  lobby: () => import('../lobby/Lobby.svelte'),
  menu: () => speech.with(import('./TableMenu.svelte')),
  proof: () => import('../fairness/proof'),
  settings: () => import('../parts/Settings.svelte'),
};

/** So long after the first decision is shown, in milliseconds. */
const LATER = 4_000;

/** Fetches what is likely to be wanted. What does not come is fetched when it is asked for. Returns how to stop. */
export function fetchLater(): () => void {
  const timer = setTimeout(() => {
    speech.prepare();
    const { menu, hints, fairness, ending, proof, settings } = late;
    void Promise.allSettled([menu, hints, fairness, ending, proof, settings].map((part) => part()));
  }, LATER);
  return () => clearTimeout(timer);
}
