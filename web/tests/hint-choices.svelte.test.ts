// @vitest-environment jsdom
/** The hints' panel: the bot's choice with its chance, and others below it that can be followed instead. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Hints from '../src/shell/table/Hints.svelte';
import type { Hint } from '../src/shell/table/hinting.svelte';
import type { Seat } from '../src/shell/table/seat.svelte';
import { wordsOf } from './title-words';

vi.mock('../src/shell/shared-words.svelte', async () => {
  const words = await import('./title-words');
  return { sharedWords: words.wordsOf('chicago', 'en') };
});

const BEST = { way: ['move a to b'], chance: 0.43, why: 'why-idle', facts: {} };
const OTHER = { way: ['move a to c', 'move c to d'], chance: 0.4, why: '', facts: {} };
const LOST = { way: ['move a to e'], chance: 0.001, why: '', facts: {} };

let mounted: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

/** The panel of a seat that is given a hint with these choices, of which one is followed. */
function panel(weighed: Hint['weighed'], at = 0): { followed: number[]; others: () => HTMLButtonElement[] } {
  const followed: number[] = [];
  const { way, why, facts } = weighed[at] ?? BEST;
  const hints = {
    wanted: true,
    current: { rev: 4, view: {}, begun: [], way, why, facts, weighed, at },
    done: 0,
    doable: true,
    named: (action: string) => action,
    follows: (other: number) => followed.push(other),
  };
  const props = { seat: { asked: true, hints } as unknown as Seat, words: wordsOf('chicago', 'en') };
  mounted = mount(Hints, { target: document.body, props });
  flushSync();
  return { followed, others: () => [...document.querySelectorAll<HTMLButtonElement>('[data-testid=hint-other]')] };
}

it('tells the chance of the best choice, and of each other in words and as a bar', () => {
  const { others } = panel([BEST, OTHER, LOST]);

  const told = document.querySelector('[aria-live]')!;
  expect(told.textContent).toContain('A bot would choose:');
  expect(told.textContent).toContain('wins about 43 of 100 games');
  expect(others().map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'move a to c, move c to d wins about 40 of 100 games',
    'move a to e hardly ever wins',
  ]);
  expect(others()[0]?.querySelector('[aria-hidden=true] i')?.getAttribute('style')).toContain('40%');
});

it('follows another choice when its button is pressed', () => {
  const { followed, others } = panel([BEST, OTHER, LOST]);

  others()[1]?.click();

  expect(followed).toEqual([2]);
});

it('offers the bot’s own choice again while another is followed, which has no reason', () => {
  const { others } = panel([BEST, OTHER, LOST], 1);

  expect(document.querySelector('[aria-live]')!.textContent).toContain('This is lit now:');
  expect(document.querySelector('.why')!.textContent).toBe('');
  expect(others().map((one) => one.querySelector('b')!.textContent)).toEqual(['move a to b', 'move a to e']);
});

it('shows only the choice and its reason where no chances are told', () => {
  const { others } = panel([]);

  expect(others()).toEqual([]);
  expect(document.querySelector('.bar')).toBeNull();
  expect(document.querySelector('.why')!.textContent).toContain('this step harms least');
});
