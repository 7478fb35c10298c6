/**
 * The texts: the very files that Python reads, one bundle for a language and a title, loaded when asked for.
 *
 * The client is built with those of the titles in the tree. Words that it was not built with, the server tells: those of
 * other titles, and those of a title that is not complete in a language, with English where it says nothing.
 *
 * What nothing on the first screen of a table says comes later (`LATE`), so that the first decision is there sooner.
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
/** What stands before the first heading of the house's own files: how seats and lists are named. */
const heads: Texts = import.meta.glob<string>('../../../src/backroom/words/text/*.ftl', {
  query: '?head',
  import: 'default',
});
const titles: Texts = import.meta.glob<string>('../../../src/backroom/games/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The house's own messages, clauses, characters and reasons of bots; what is said of things, by the coach, in rulebooks, of fairness. */
const LATE =
  /\/(text\/\w\w|about|characters|clauses|bot|coach|fairness|inspector|person|privacy|returning|rulebook)\.ftl$/;

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
  /** Whether everything is there, also what comes late; and how to have it come. */
  whole: boolean;
  rest(): Promise<void>;
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  add(bundle, texts);
  return bundle;
}

function add(bundle: FluentBundle, texts: string[]): void {
  for (const text of texts) {
    // The first message of an id stays: English fills in what the language lacks.
    const missing = new FluentResource(text);
    missing.body = missing.body.filter(({ id }) => !bundle.hasMessage(id));
    for (const error of bundle.addResource(missing)) console.error(error);
  }
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

/** The files of a title, if the client was built with all of them in this language. */
function builtIn(language: Language, title: string): string[] | null {
  const folder = title.replaceAll('-', '_');
  const [paths, english] = [language, 'en'].map((one) => pathsOf(titles, `/games/${folder}/text/${one}/`));
  return paths?.length && paths.length === english?.length ? paths : null;
}

async function read(language: Language, title: string | null): Promise<Texted> {
  const files = [...pathsOf(shared, `/text/${language}.ftl`), ...pathsOf(shared, `/text/${language}/`)];
  const own = title ? builtIn(language, title) : [];
  const soon = (path: string): boolean => !LATE.test(path);
  const late = (path: string): boolean => LATE.test(path);
  const told: Promise<TitleText> | null = title && !own ? api.titleText(title, language) : null;
  const [head, ours, theirs, all] = await Promise.all([
    readAll(heads, pathsOf(heads, `/text/${language}.ftl`)),
    readAll(shared, files.filter(soon)),
    readAll(titles, (own ?? []).filter(soon)),
    told ?? { texts: [], clauses: '' },
  ]);
  const texts: Texted = {
    language,
    title,
    bundle: bundleOf(language, [...head, ...ours, ...theirs, ...all.texts]),
    chapters: chaptersOf(all.clauses),
    variants: variantsIn([...theirs, ...all.texts]),
    whole: false,
    rest: once(async () => {
      const clauses = (own ?? []).filter((path) => path.endsWith('/clauses.ftl'));
      const [house, more, [rules = '']] = await Promise.all([
        readAll(shared, files.filter(late)),
        readAll(titles, (own ?? []).filter(late)),
        readAll(titles, clauses),
      ]);
      add(texts.bundle, [...house, ...more]);
      if (rules) texts.chapters = chaptersOf(rules);
      texts.whole = true;
    }),
  };
  return texts;
}

/** The same for all who ask; who asks again after it has failed tries again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | null = null;
  return () =>
    (doing ??= work().catch((error: unknown) => {
      doing = null;
      throw error;
    }));
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
  const rest = (): Promise<void> => Promise.resolve();
  return {
    language,
    title: null,
    bundle,
    chapters: chaptersOf(clauses),
    variants: variantsIn(texts),
    whole: true,
    rest,
  };
}
