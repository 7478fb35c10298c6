/** Colours are tokens: declared in css files, the same in any light in a palette.css, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const COLOUR =
  /(?<![\w.&])(?<!href="|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl)a?\(|%23[\da-f]{6}/gi;
const DECLARED = /^\s*--[\w-]+\s*:[^;]*;/gm;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(new URL(file, SRC), 'utf8')]));
const palettes = files.filter((file) => file.endsWith('palette.css'));

/** Which files can use what this one declares: everything, or a title's own folder. */
const reachOf = (palette: string): string => (palette.startsWith('games/') ? palette.replace(/[^/]*$/, '') : '');
const namesIn = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/(--[\w-]+):/g)].map((found) => found[1] ?? '');

it('stand in css files, as values of tokens', () => {
  const astray = [...sources].flatMap(([file, text]) => {
    const outside = file.endsWith('.css') ? text.replace(DECLARED, '') : text;
    return [...outside.matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`);
  });
  expect(astray).toEqual([]);
});

it('are found, were there any', () => {
  for (const colour of ['color: #fff;', 'fill="#a1b2c3"', "['#123456']", 'rgb(1 2 3 / 4%)', 'hsl(1 2% 3%)']) {
    expect(colour).toMatch(new RegExp(COLOUR.source, 'i'));
  }
  for (const other of ['url(#fade)', 'href="#abc"', 'this.#bad', '#CP-41']) {
    expect(other).not.toMatch(new RegExp(COLOUR.source, 'i'));
  }
});

it.each(palettes)('%s has no colour that nobody uses', (palette) => {
  const users = files.filter((file) => file !== palette && file.startsWith(reachOf(palette)));
  const used = users.map((file) => sources.get(file)).join('\n');
  expect(namesIn(palette).filter((name) => !used.includes(`var(${name})`))).toEqual([]);
});

it('of a title are used by that title alone', () => {
  const own = palettes
    .filter(reachOf)
    .flatMap((palette) => namesIn(palette).map((name) => ({ name, reach: reachOf(palette) })));
  const strayed = own.flatMap(({ name, reach }) =>
    files
      .filter((file) => !file.startsWith(reach) && sources.get(file)?.includes(`var(${name})`))
      .map((file) => `${file}: ${name}`),
  );
  expect(strayed).toEqual([]);
});

it('have names of their own', () => {
  const names = palettes.flatMap(namesIn);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
