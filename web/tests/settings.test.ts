// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('keeps what was chosen at a board over a reload, for that title alone', async () => {
  const before = (await import('../src/shell/settings.svelte')).settings;
  expect(before.habitsOf('poker').of('manner')).toBeUndefined();
  before.habitsOf('poker').keep('manner', 'openly');
  vi.resetModules();
  const after = (await import('../src/shell/settings.svelte')).settings;
  expect(after).not.toBe(before);
  expect(after.habitsOf('poker').of('manner')).toBe('openly');
  expect(after.habitsOf('other').of('manner')).toBeUndefined();
});
