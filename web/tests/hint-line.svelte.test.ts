// @vitest-environment jsdom
/** The slim line of a hint, for small screens: what to do, why, and the whole reason on a tap. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import HintLine from '../src/shell/table/HintLine.svelte';
import type { Hint } from '../src/shell/table/hinting.svelte';
import type { Seat } from '../src/shell/table/seat.svelte';
import { wordsOf } from './title-words';

const IDLE: Hint = {
  rev: 4,
  view: {},
  begun: [],
  way: ['move a to b'],
  why: 'why-idle',
  facts: {},
  weighed: [],
  at: 0,
};

let mounted: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

/** A seat that is given this hint. */
function given(first: Hint): { hints: { current: Hint }; said: () => HTMLElement } {
  const hints = $state({
    current: first,
    next: first.way[0],
    chosen: false,
    doable: true,
    leadsTo: () => [],
    named: (action: string) => action,
  });
  const props = { seat: { asked: true, hints } as unknown as Seat, words: wordsOf('chicago', 'en'), view: {} };
  mounted = mount(HintLine, { target: document.body, props });
  flushSync();
  return { hints, said: () => document.querySelector<HTMLElement>('[data-testid=hint-line] [aria-expanded]')! };
}

it('gives the reason beside what to do', () => {
  const { said } = given(IDLE);

  expect(said().textContent).toContain('move a to b');
  expect(said().textContent).toContain('points must be used, and this step harms least.');
});

it('opens on a tap, and closes with another tap and with another hint', () => {
  const { hints, said } = given(IDLE);
  expect(said().getAttribute('aria-expanded')).toBe('false');

  said().click();
  flushSync();
  expect(said().getAttribute('aria-expanded')).toBe('true');

  hints.current = { ...IDLE, rev: 5 };
  flushSync();
  expect(said().getAttribute('aria-expanded')).toBe('false');
});
