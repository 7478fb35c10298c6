// @vitest-environment jsdom
/** The end of a round: what can be chosen, and what says why it cannot. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { Offers } from '../../src/games/chicago_gangsters/actions';
import Closing from '../../src/games/chicago_gangsters/Closing.svelte';
import { askedAt } from '../../src/shell/inspector/listening';
import { wordsOf } from '../title-words';
import { view } from './samples';

let mounted: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

it('lets a discard that is worth too much for the poker player be asked why', () => {
  const chosen: string[] = [];
  const props = {
    view: view({ discards: ['bribes-1', 'bribes-5'] }),
    decision: {
      prompt: 'poker-player',
      facts: { points: 3, thrown: 2 },
      seats: [2],
      actions: ['pick bribes-1'],
      rev: 1,
      unfinished: true,
    },
    offers: new Offers(['pick bribes-1']),
    draft: [],
    words: wordsOf('chicago_gangsters', 'en'),
    verb: null,
    choose: (action: string) => chosen.push(action),
    onwish: () => undefined,
  };
  mounted = mount(Closing, { target: document.body, props });
  flushSync();
  const [cheap, dear] = document.querySelectorAll<HTMLButtonElement>('.pick');

  dear?.click();
  cheap?.click();

  expect(chosen).toEqual(['pick bribes-1']);
  expect(dear?.disabled).toBe(false);
  expect(askedAt(dear ?? null, 'click')).toMatchObject({ thing: 'bribes-5', action: 'pick bribes-5' });
  expect(askedAt(cheap ?? null, 'click')).toMatchObject({ thing: 'bribes-1', action: '' });
});
