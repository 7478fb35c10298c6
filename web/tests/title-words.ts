/** The words of a title as they lie in its folder, all files of a language together. */
import { readFileSync, readdirSync } from 'node:fs';
import { type Language, textedFrom } from '../src/words/catalogue';
import { Words } from '../src/words/words.svelte';

export const GAMES = '../src/backroom/games';
export const read = (path: string): string => readFileSync(path, 'utf8');

/** As seat 0 of four hears them. */
export function wordsOf(title: string, language: Language): Words {
  const folder = `${GAMES}/${title}/text/${language}`;
  const shared = `../src/backroom/words/text/${language}`;
  const texts = [
    read(`${shared}.ftl`),
    ...readdirSync(shared).map((file) => read(`${shared}/${file}`)),
    ...readdirSync(folder).map((file) => read(`${folder}/${file}`)),
  ];
  const texted = textedFrom(language, texts, read(`${folder}/clauses.ftl`));
  return new Words(
    () => ['Ann', 'Bob', 'Cora', 'Dan'],
    () => 0,
    () => texted,
  );
}
