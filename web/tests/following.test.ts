// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Following } from '../src/shell/table/following.svelte';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  paint = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => (paint = painted));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('comes after the next painting, and of several the last', () => {
  const log = new Following('');

  log.follow('one');
  log.follow('two');
  expect(log.value).toBe('');
  paint();
  expect(log.value).toBe('');
  vi.runAllTimers();

  expect(log.value).toBe('two');
});

it('comes at once where nothing is painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const log = new Following('');

  log.follow('one');

  expect(log.value).toBe('one');
});
