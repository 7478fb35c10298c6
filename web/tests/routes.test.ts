// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type Route, lessonBehind, routeOf } from '../src/shell/router.svelte';
import { isSpoken, linkPath } from '../src/shell/setup/links';
import { viewerFrom, viewerText } from '../src/shell/replay/player.svelte';

const at = (path: string): Route => routeOf(new URL(path, 'http://house'), new URL('http://house/'));

const nothing = { players: null, options: [], bots: [], name: '' };

it.each([
  ['/', { at: 'home' }],
  ['/new/chicago-poker?hot', { at: 'new', title: 'chicago-poker', company: 'hot', asked: nothing }],
  ['/new/chicago-poker?friends', { at: 'new', title: 'chicago-poker', company: 'friends', asked: nothing }],
  ['/table/abc#key', { at: 'table', table: 'abc', key: 'key' }],
  ['/replay/abc?as=seat-2#30', { at: 'replay', table: 'abc', moment: 30, viewer: 'seat-2', key: '' }],
  ['/replay/abc?as=onlooker#30~watch', { at: 'replay', table: 'abc', moment: 30, viewer: 'onlooker', key: 'watch' }],
  ['/rules/chicago-poker#CP-41', { at: 'rules', title: 'chicago-poker', clause: 'CP-41' }],
  ['/learn/chicago', { at: 'learn', title: 'chicago', lesson: '' }],
  ['/learn/chicago/first-game', { at: 'learn', title: 'chicago', lesson: 'first-game' }],
  ['/privacy', { at: 'privacy' }],
  ['/cellar', { at: 'nowhere' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route);
});

it('leads from the rulebook back to the lesson that it was opened from, and nowhere else', () => {
  const lesson = 'learn/chicago/first-game';
  const opened = lessonBehind(at(`/${lesson}`), at('/rules/chicago#CH-41'), '');
  expect(opened).toBe(lesson);
  expect(lessonBehind(at('/rules/chicago#CH-41'), at('/rules/gangster'), opened)).toBe(lesson);
  expect(lessonBehind(at('/rules/chicago'), at('/'), opened)).toBe('');
  expect(lessonBehind(at('/'), at('/rules/chicago'), '')).toBe('');
  expect(lessonBehind(at('/learn/chicago'), at('/rules/chicago'), '')).toBe('');
});

it('finds the way in a pasted link, and none in other words', () => {
  expect(linkPath(' https://house/table/0123456789ab#abcdefghijklmnop_-12 ')).toBe(
    'table/0123456789ab#abcdefghijklmnop_-12',
  );
  expect(linkPath('https://house/table/0123456789ab')).toBe('');
  expect(linkPath('hello')).toBe('');
  expect(isSpoken(' Velvet-otter, 41 17')).toBe(true);
  expect(['velvet otter', 'velvet 4117', 'https://house/table/0123456789ab'].filter(isSpoken)).toEqual([]);
});

it('writes whose eyes a replay is seen through, and reads it', () => {
  for (const viewer of [0, 5, 'onlooker', 'open'] as const) expect(viewerFrom(viewerText(viewer))).toBe(viewer);
  expect(viewerFrom('seat-9')).toBe(null);
});
