/** What of some news holds the screen: the title's results, or the end by itself. Fetched late. */
import type { Ceremony, ResultsOf, SeenEvent, Words } from '../board';
import { sharedWords } from '../shared-words.svelte';
import Held from './Held.svelte';
import type { Shown } from './showing.svelte';

type View = Record<string, unknown>;

export interface Told {
  news: readonly SeenEvent[];
  /** The table afterwards, and as it was. */
  view: View | null;
  before: View | null;
  you: number | null;
  /** Whether the game ends with it. */
  ends: boolean;
  /** Whether the viewer plays against the clock. */
  timed?: boolean;
}

/** One after the other; with the end at least one. What cannot be fetched holds nobody. */
export async function resultsIn(results: ResultsOf<View> | null, told: Told): Promise<Shown[]> {
  const { news, view, before, you, ends, timed = false } = told;
  if (!view) return [];
  const late = (await results?.load().catch(() => null)) ?? null;
  const ceremonies = late?.ceremonies(news, view, before, you) ?? [];
  const ended = ends ? (news.find(({ event }) => event === 'game-ended') ?? null) : null;
  if (!ceremonies.length && ends) return [{ ceremony: theEnd(ended), Held, Picture: null, view, ended: null, timed }];
  return ceremonies.map((ceremony, at) => ({
    ceremony,
    Held,
    Picture: late?.Picture ?? null,
    view,
    ended: at === ceremonies.length - 1 ? ended : null,
    timed,
  }));
}

/** A game that ends without a duel or a payday says who has won, and by what. */
function theEnd(ended: SeenEvent | null): Ceremony {
  const winners = ended?.facts['winners'];
  return {
    scene: null,
    takes: 0,
    about: () => sharedWords.say('game-over'),
    headline: (words) =>
      Array.isArray(winners) && winners.length ? words.say('web-end-won', { winners }) : sharedWords.say('game-over'),
    ...(ended ? { why: (words: Words) => words.say(ended.event, ended.facts) } : {}),
  };
}
