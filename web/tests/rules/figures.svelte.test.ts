// @vitest-environment jsdom
/** Every figure of every rulebook is drawn, from the title's own pieces. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figuresIn } from '../../src/shell/rules/book';
import { loadBook } from '../../src/shell/rules/books';
import { easelOf } from '../../src/shell/rules/easel';
import Figure from '../../src/shell/rules/Figure.svelte';
import { speech } from '../../src/words/words.svelte';
import { QUESTIONS } from './questions';

/** jsdom lays nothing out, so nothing is ever resized. */
class NeverResized implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NeverResized);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(Object.keys(QUESTIONS))('%s draws every figure', async (title) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await speech.use('en', title);
  await speech.complete();
  const [book, easel] = await Promise.all([loadBook(title, 'en'), easelOf(title)]);
  const figures = book.flatMap(({ blocks }) => figuresIn(blocks));
  if (!easel) throw new Error('no easel');

  const empty = figures.filter((figure) => {
    const target = document.createElement('div');
    const drawn = mount(Figure, { target, props: { figure, easel } });
    flushSync();
    const drew = target.querySelector('svg, .map') !== null;
    void unmount(drawn);
    return !drew;
  });

  expect(figures.length).toBeGreaterThan(6);
  expect(empty).toEqual([]);
  expect(complained).not.toHaveBeenCalled();
});
