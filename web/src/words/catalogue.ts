/**
 * The texts: the very files that Python reads, one bundle for a language and a title, loaded when asked for.
 *
 * The client is built with those of the titles in the tree. Words that it was not built with, the server tells: those of
 * other titles, and those of a title that is not complete in a language, with English where it says nothing.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../net/http';
import type { TitleText } from '../net/requests';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

type Texts = Record<string, () => Promise<string>>;

const shared: Texts = import.meta.glob<string>('../../../src/backroom/words/text/**/*.ftl', {
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

/** A question that is asked otherwise where actions of this verb only are offered, or none of them. */
export interface QuestionVariant {
  prompt: string;
  which: string;
  verb: string;
}

export interface Texted {
  language: Language;
  title: string | null;
  bundle: FluentBundle;
  chapters: Chapter[];
  variants: QuestionVariant[];
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    // The first message of an id stays: English fills in what the language lacks.
    const missing = new FluentResource(text);
    missing.body = missing.body.filter(({ id }) => !bundle.hasMessage(id));
    for (const error of bundle.addResource(missing)) console.error(error);
  }
  return bundle;
}

/** The clauses in their order, under the headings of the file (`## Duels`); those before the first have an empty one. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) chapters.push({ heading: line.slice(3).trim(), clauses: [] });
    const clause = /^([A-Z]+-\d+) =/.exec(line)?.[1];
    if (clause && !chapters.length) chapters.push({ heading: '', clauses: [] });
    if (clause) chapters.at(-1)?.clauses.push(clause);
  }
  return chapters;
}

/** `ask-turn-without-draw` asks what `ask-turn` does, where nothing can be drawn. */
function variantsIn(texts: string[]): QuestionVariant[] {
  const found = [...texts.join('\n').matchAll(/^ask-([a-z-]+?)-(only|without)-([a-z]+) =/gm)];
  return found.map(([, prompt = '', which = '', verb = '']) => ({ prompt, which, verb }));
}

function pathsOf(texts: Texts, part: string): string[] {
  return Object.keys(texts)
    .filter((path) => path.includes(part))
    .sort();
}

function readAll(texts: Texts, paths: string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => texts[path]?.() ?? Promise.resolve('')));
}

const loaded = new Map<string, Promise<Texted>>();

async function textOf(language: Language, title: string): Promise<TitleText> {
  const folder = title.replaceAll('-', '_');
  const [paths, english] = [language, 'en'].map((one) => pathsOf(titles, `/games/${folder}/text/${one}/`));
  if (!paths?.length || paths.length !== english?.length) return api.titleText(title, language);
  const texts = await readAll(titles, paths);
  return { texts, clauses: texts[paths.findIndex((path) => path.endsWith('/clauses.ftl'))] ?? '' };
}

async function read(language: Language, title: string | null): Promise<Texted> {
  const paths = [...pathsOf(shared, `/text/${language}.ftl`), ...pathsOf(shared, `/text/${language}/`)];
  const [ours, theirs] = await Promise.all([
    readAll(shared, paths),
    title ? textOf(language, title) : { texts: [], clauses: '' },
  ]);
  return {
    language,
    title,
    bundle: bundleOf(language, [...ours, ...theirs.texts]),
    chapters: chaptersOf(theirs.clauses),
    variants: variantsIn(theirs.texts),
  };
}

/** Everything that can be said in a language with the words of a title, or with the shared words alone. */
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
  const bundle = bundleOf(language, texts);
  return { language, title: null, bundle, chapters: chaptersOf(clauses), variants: variantsIn(texts) };
}
