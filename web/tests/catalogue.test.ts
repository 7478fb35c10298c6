/** Every message the client asks for exists in every language, and none lies about unused. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/words/catalogue';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

function messages(language: Language): Map<string, string> {
  const folder = `../src/backroom/words/text/${language}`;
  const text = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
  expect(new Set(ids).size, 'no message twice').toBe(ids.length);
  expect(new FluentResource(text).body.length, 'every message can be read').toBe(ids.length);
  const bodies = text.split(/^(?=[a-z][\w-]* =)/m);
  return new Map(bodies.slice(1).map((body) => [body.split(' =')[0] ?? '', body]));
}

/** Ids in the source: whole ones, and the beginnings of those that are put together (`web-title-${…}`). */
function asked(texts: string[]): { whole: Set<string>; begun: string[] } {
  const source = texts.join('\n');
  return {
    whole: new Set([...source.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map(([, id = '']) => id)),
    begun: [...new Set([...source.matchAll(/`(web-[a-z-]*)\$\{/g)].map(([, id = '']) => id))],
  };
}

const { whole, begun } = asked([
  ...sources('src/shell'),
  ...sources('src/net'),
  readFileSync('src/App.svelte', 'utf8'),
]);
const variables = (body: string): string[] =>
  [...new Set([...body.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))].sort();

describe.each(LANGUAGES)('in %s', (language) => {
  const known = messages(language);

  it('every message that is asked for exists', () => {
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
  });

  it('every message is asked for', () => {
    const wanted = (id: string): boolean =>
      whole.has(id) || begun.some((start) => start !== 'web-' && id.startsWith(start));
    const tabs = ['web-log', 'web-talk', 'web-hints'];
    expect([...known.keys()].filter((id) => !wanted(id) && !tabs.includes(id))).toEqual([]);
  });

  it('every message asks for the same facts as in English', () => {
    const english = messages('en');
    expect([...known.keys()]).toEqual([...english.keys()]);
    for (const [id, body] of known) expect(variables(body), id).toEqual(variables(english.get(id) ?? ''));
  });
});

describe.each(readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
  'the board of $name',
  ({ name }) => {
    it.each(LANGUAGES)('has all its words in %s', (language) => {
      const folder = `../src/backroom/games/${name}/text/${language}`;
      const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      const known = new Set([...texts.join('\n').matchAll(/^([\w-]+) =/gm)].map(([, id = '']) => id));
      const needed = asked(sources(`src/games/${name}`)).whole;
      expect([...needed].filter((id) => !known.has(id) && !messages(language).has(id))).toEqual([]);
    });
  },
);
