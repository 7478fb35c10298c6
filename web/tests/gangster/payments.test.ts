// @vitest-environment jsdom
/** Ten districts are wider than a phone: there each of them is a line, and what it all comes to is the last one. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Payments from '../../src/games/gangster/results/Payments.svelte';
import { wordsOf } from '../title-words';

const day = {
  stage: 1,
  casino: 4,
  districts: ['the-loop', 'cicero'].map((district) => ({ district, doubled: district === 'cicero', lines: [] })),
};
const rows = [
  { colour: 'grey', seat: 0, before: 3, paid: [8, 0], total: 11, next: 0 },
  { colour: 'green', seat: 1, before: 0, paid: [0, 6], total: 6, next: 0 },
];

it('has a line for each district where there is no room, with what everybody has in the last', async () => {
  // In this environment nothing has a width, and nobody watches it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  const words = wordsOf('gangster', 'en');
  const props = { day, rows, now: 2, name: String, words };
  const table = mount(Payments, { target: document.body, props: props as never });
  flushSync();

  const lines = [...document.querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')),
  );

  expect(lines.map(([first]) => first)).toEqual(['before', 'The Loop', 'Cicero ×2doubled', 'total']);
  expect(lines.at(-1)?.slice(1)).toEqual(['11', '6']);
  await unmount(table);
});
