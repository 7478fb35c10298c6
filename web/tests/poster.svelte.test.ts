// @vitest-environment jsdom
/** A title's poster on the home page. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { TitleAbout } from '../src/net/requests';
import Poster from '../src/shell/home/Poster.svelte';

const TITLE: TitleAbout = {
  id: 'chicago-poker',
  words: {},
  minutes: [45],
  emblem: 'diamond',
  ground: '#000',
  accent: '#fff',
  least: 2,
  most: 6,
  usual: 4,
  options: [],
  bots: [],
  characters: [],
  company: [],
  usual_bot: 'soldier',
  data: '',
  board: '',
  lessons: { count: 0, guided: '', minutes: 0 },
};

it('leads to the table from its picture, beside the links that say so in words', async () => {
  const poster = mount(Poster, { target: document.body, props: { title: TITLE, failed: () => undefined } });
  flushSync();

  const picture = document.querySelector('[data-testid=poster-chicago-poker]');
  expect(picture?.getAttribute('href')).toBe('new/chicago-poker');
  expect(picture?.getAttribute('tabindex')).toBe('-1');

  await unmount(poster);
});
