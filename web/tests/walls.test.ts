/** Each room imports only the rooms that docs/architecture.md grants it; no board knows another. */
import { expect, test } from 'vitest';

const GRANTED: Record<string, readonly string[]> = {
  fair: [],
  net: ['fair'],
  words: ['net'],
  kit: ['words', 'net'],
  games: ['kit', 'words', 'net', 'shell/board'],
};

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** `games/chicago/Board.svelte`, `../../kit/Icon.svelte` → `kit/Icon.svelte`. */
function target(file: string, path: string): string {
  return new URL(path, `https://web/${file}`).pathname.slice(1);
}

function strangers(file: string, text: string): string[] {
  const [room = '', title = ''] = file.split('/');
  const granted = GRANTED[room];
  if (!granted) return [];
  const home = room === 'games' ? `games/${title}` : room;
  return [...text.matchAll(/(?:from|import) '(\.[^']*)'/g)]
    .map(([, path = '']) => target(file, path))
    .filter((path) => ![home, ...granted].some((room) => path === room || path.startsWith(`${room}/`)))
    .map((path) => `${file} → ${path}`);
}

test('every room keeps to its walls', () => {
  const files = Object.entries(sources).map(([path, text]) => [path.replace('../src/', ''), text] as const);

  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(([file, text]) => strangers(file, text))).toEqual([]);
});

test('a stranger is noticed', () => {
  expect(strangers('kit/HeldCards.svelte', "import type { Words } from '../shell/board';")).toEqual([
    'kit/HeldCards.svelte → shell/board',
  ]);
  expect(strangers('games/chicago/Board.svelte', "import x from '../gangster/x';")).toHaveLength(1);
  expect(strangers('games/chicago/Board.svelte', "import x from '../../shell/board';")).toEqual([]);
});

test('every page has the same heading', () => {
  const own = Object.entries(sources).filter(
    ([path, text]) => text.includes('<Ornament') && !path.endsWith('/Heading.svelte'),
  );

  expect(own.map(([path]) => path)).toEqual([]);
});
