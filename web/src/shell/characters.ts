/** Who a bot is: characters by the name that a seat's `player` has, and what is said of them. */
import type { CharacterAbout, TitleAbout } from '../net/requests';
import { speech } from '../words/words.svelte';
import { catalogue } from './home/catalogue.svelte';
import { sharedWords } from './shared-words.svelte';

export function characterIn(about: TitleAbout | undefined, bot: string): CharacterAbout | undefined {
  return about?.characters.find((one) => one.bot === bot);
}

/** A bot of the title at hand. */
export function characterOf(bot: string): CharacterAbout | undefined {
  return characterIn(catalogue.about(speech.title ?? ''), bot);
}

/** The word for a level; a title's own levels are called as they are. */
export function levelName(level: string): string {
  return sharedWords.knows(`web-bot-${level}`) ? sharedWords.say(`web-bot-${level}`) : level;
}

/** ‘Capo, bold’. */
export function mannerOf({ level, manner }: CharacterAbout): string {
  const value = sharedWords.knows(`manner-${manner}`) ? sharedWords.say(`manner-${manner}`) : manner;
  return sharedWords.say('web-level-manner', { name: levelName(level), value });
}

/** What a bot at a table is: its level and manner, or that it is a bot. */
export function botLine(bot: string): string {
  const character = characterOf(bot);
  return character ? mannerOf(character) : sharedWords.say('web-bot-word');
}

/** The levels that have a bar: all but chance, the weakest first. */
export function levelsOf(about: TitleAbout): string[] {
  return about.bots.filter((level) => level !== 'random');
}
