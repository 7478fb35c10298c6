// @vitest-environment jsdom
/** The row of members: a new question begins at its start. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { Chip } from '../../src/games/chicago/chips';
import Roster from '../../src/games/chicago/Roster.svelte';
import { wordsOf } from '../title-words';

const CHIPS: Chip[] = ['a', 'b', 'c'].map((key) => ({
  key,
  gang: 'yellow',
  rings: 1,
  count: 1,
  name: key,
  note: '',
  able: true,
  chosen: false,
  offer: null,
  askWhy: null,
  thing: `member@${key}`,
  label: key,
}));

let mounted: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

function shown(): { list: HTMLElement; props: { question: string; chips: Chip[] } } {
  const props = $state({
    chips: CHIPS,
    question: 'move yellow phase-a 1',
    words: wordsOf('chicago', 'en'),
    onpick: () => undefined,
    onchoose: () => undefined,
  });
  mounted = mount(Roster, { target: document.body, props });
  flushSync();
  return { list: document.querySelector('ul')!, props };
}

it('stays where it was scrolled to as long as the question is the same', () => {
  const { list, props } = shown();
  list.scrollTop = 90;

  props.chips = [...CHIPS];
  flushSync();

  expect(list.scrollTop).toBe(90);
});

it('goes back to its start with the next question, where the hire buttons stand', () => {
  const { list, props } = shown();
  list.scrollTop = 90;

  props.question = 'turn yellow phase-a 2';
  flushSync();

  expect(list.scrollTop).toBe(0);
});
