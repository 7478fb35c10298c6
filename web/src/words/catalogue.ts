/** The texts: the very files that Python reads, one bundle for a language and a title, loaded when asked for. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

type Texts = Record<string, () => Promise<string>>;

const house: Texts = import.meta.glob<string>('../../../src/backroom/words/text/**/*.ftl', {
  query: '?raw',
  import: 'default',
});
const titles: Texts = import.meta.glob<string>('../../../src/backroom/games/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export interface Chapter {
  heading: string;
  clauses: string[];
}

export interface Texted {
  language: Language;
  title: string | null;
  bundle: FluentBundle;
  chapters: Chapter[];
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const wrong = bundle.addResource(new FluentResource(text));
    for (const error of wrong) console.error(error);
  }
  return bundle;
}

/** The clauses in their order, under the headings of the file (`## Duels`). */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) chapters.push({ heading: line.slice(3).trim(), clauses: [] });
    const clause = /^([A-Z]+-\d+) =/.exec(line)?.[1];
    if (clause) chapters.at(-1)?.clauses.push(clause);
  }
  return chapters;
}

function pathsOf(texts: Texts, part: string): string[] {
  return Object.keys(texts)
    .filter((path) => path.includes(part))
    .sort();
}

const loaded = new Map<string, Promise<Texted>>();

async function read(language: Language, title: string | null): Promise<Texted> {
  const ours = [...pathsOf(house, `/text/${language}.ftl`), ...pathsOf(house, `/text/${language}/`)];
  const folder = title?.replaceAll('-', '_');
  const theirs = folder ? pathsOf(titles, `/games/${folder}/text/${language}/`) : [];
  const texts = await Promise.all([
    ...ours.map((path) => house[path]?.() ?? ''),
    ...theirs.map((path) => titles[path]?.() ?? ''),
  ]);
  const clauses = theirs.findIndex((path) => path.endsWith('/clauses.ftl'));
  return {
    language,
    title,
    bundle: bundleOf(language, texts),
    chapters: clauses < 0 ? [] : chaptersOf(texts[ours.length + clauses] ?? ''),
  };
}

/** Everything that can be said in a language about a title, or about the house alone. */
export function texted(language: Language, title: string | null): Promise<Texted> {
  const key = `${language} ${title ?? ''}`;
  let reading = loaded.get(key);
  if (!reading) {
    reading = read(language, title);
    loaded.set(key, reading);
    reading.catch(() => loaded.delete(key));
  }
  return reading;
}

/** For tests: a bundle from texts at hand. */
export function textedFrom(language: Language, texts: string[], clauses = ''): Texted {
  return { language, title: null, bundle: bundleOf(language, texts), chapters: chaptersOf(clauses) };
}
