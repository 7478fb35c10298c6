// @vitest-environment jsdom
/** The house may stand below any address: nothing in the client begins at the root of a server. */
import { afterEach, expect, it } from 'vitest';
import { addressOf, pathOf, root, socketAddress } from '../src/net/address';
import { routeOf } from '../src/shell/router.svelte';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** A text that begins with a slash, unless something is taken apart by it. */
const FROM_THE_ROOT = /(?<!split\(|join\(|indexOf\()["'`]\/(?:[a-z${]|["'`])|url\(\/[a-z]/g;

function absolute(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(FROM_THE_ROOT) ?? []);
}

afterEach(() => document.querySelector('base')?.remove());

it('has no path from the root of the server in it', () => {
  const own = Object.entries(sources).filter(
    ([path]) => !path.includes('/gallery/') && !path.includes('/words/catalogue'),
  );

  expect(own.length).toBeGreaterThan(100);
  expect(own.flatMap(([path, text]) => absolute(text).map((found) => `${path}: ${found}`))).toEqual([]);
});

it.each([
  'href="/new/{title}"',
  'href="/"',
  "router.go('/')",
  'router.go(`/table/${id}`)',
  "get<X[]>('/api/titles')",
  "{ href: '/join' }",
  "table ? `/table/x` : '.'",
])('notices %s', (text) => {
  expect(absolute(text)).toHaveLength(1);
});

it('finds its way below another address', () => {
  document.head.innerHTML = '<base href="https://pub.example/games/back/">';

  expect(root().href).toBe('https://pub.example/games/back/');
  expect(addressOf('table/t#k')).toBe('https://pub.example/games/back/table/t#k');
  expect(socketAddress('tables/t')).toBe('wss://pub.example/games/back/api/tables/t/socket');
  expect(pathOf(new URL('https://pub.example/games/back/rules/x#y'))).toBe('rules/x#y');
  expect(pathOf(new URL('https://pub.example/games/'))).toBe(null);
  expect(pathOf(new URL('https://elsewhere.example/games/back/'))).toBe(null);
  expect(routeOf(new URL('https://pub.example/games/back/table/t#k'))).toEqual({ at: 'table', table: 't', key: 'k' });
  expect(routeOf(new URL('https://pub.example/games/back/'))).toEqual({ at: 'home' });
  expect(routeOf(new URL('https://pub.example/table/t'))).toEqual({ at: 'nowhere' });
});
