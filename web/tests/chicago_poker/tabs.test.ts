// @vitest-environment jsdom
/** The tabs of a phone: what lies behind another one is chosen there, and not done before it is seen. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Tabs from '../../src/games/chicago_poker/Tabs.svelte';
import { Words } from '../../src/words/words.svelte';
import { business, row } from './samples';

const choose = vi.fn();
const plan = vi.fn();
let tabs: ReturnType<typeof mount>;

afterEach(() => unmount(tabs));

it.each([
  [false, plan, choose],
  [true, choose, plan],
] as const)('a + plans to lay a card, and a drive (%s) is a choice in the making', (drive, called, other) => {
  const badge = { action: drive ? 'limousine 1 to 2' : 'play red-7 at 2', label: '', drive };
  tabs = mount(Tabs, {
    target: document.body,
    props: {
      businesses: [business('bar', [row(null)]), business('brewery', [row(null)])],
      focus: 1,
      seats: [0],
      badges: [null, badge],
      leads: [[], [badge.action]],
      lit: [false, true],
      words: new Words(),
      onfocus: vi.fn(),
      choose,
      plan,
    },
  });
  flushSync();

  document.querySelector<HTMLElement>('.lay')?.click();

  expect(called).toHaveBeenCalledWith(badge.action);
  expect(other).not.toHaveBeenCalledWith(badge.action);
});
