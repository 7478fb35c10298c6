/** Sentences of home: how long somebody has waited, when a game ended and how, what a title is to this device. */
import type { KeptTable } from '../../net/keyring';
import { type Played, placeOf, tallyOf, won } from '../../net/played';
import { begunLesson } from '../learn/progress';
import { settings } from '../settings.svelte';
import { sharedWords } from '../shared-words.svelte';
import type { Standing } from './standing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function tag(): string {
  return sharedWords.language === 'en' ? 'en-GB' : sharedWords.language;
}

/** How long ago: `20 min`, `3 h`, `2 days`. */
export function waited(since: number, now = Date.now()): string {
  const gone = Math.max(0, now - since);
  if (gone < HOUR) return sharedWords.say('web-waited-minutes', { count: Math.floor(gone / MINUTE) });
  if (gone < DAY) return sharedWords.say('web-waited-hours', { count: Math.floor(gone / HOUR) });
  return sharedWords.say('web-waited-days', { count: Math.floor(gone / DAY) });
}

/** The day: `today`, `yesterday`, a day of this week, else its date. */
export function dayOf(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - at) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return new Intl.DateTimeFormat(tag(), days < 7 ? { weekday: 'long' } : { dateStyle: 'medium' }).format(at);
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(tag()).format(names);
}

/** Who else sat there: people by their names, bots alone by how many. */
export function against({ seats, mine }: Played): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  const people = others.filter(({ player }) => player === 'human');
  if (!people.length) return sharedWords.say('web-against-bots', { count: others.length });
  const names = people.map(({ name }) => name).filter(Boolean);
  return names.length ? sharedWords.say('web-played-with', { name: listed(names) }) : '';
}

export function resultOf(game: Played): string {
  if (won(game)) return sharedWords.say('web-won');
  return sharedWords.say('web-placed', { place: placeOf(game), of: game.seats.length });
}

/** How a table stands, in a word or two. */
export function said(kept: KeptTable, standing: Standing): string {
  if (standing === 'waits')
    return kept.waitsFor ? sharedWords.say('web-waits-for', { name: kept.waitsFor }) : sharedWords.say('web-running');
  if (standing === 'rematch') {
    const name = listed(kept.wanting?.length ? kept.wanting : (kept.others ?? []));
    return sharedWords.say('web-stands-rematch', { name });
  }
  return sharedWords.say(`web-stands-${standing}`);
}

/** With whom, where anybody's name is known. */
export function company(kept: KeptTable): string {
  const names = kept.others ?? [];
  return names.length ? sharedWords.say('web-played-with', { name: listed(names) }) : '';
}

/** A word to whoever has told a name; else empty. */
export function greetingOf(hour = new Date().getHours()): string {
  if (!settings.name.trim()) return '';
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return sharedWords.say(`web-greet-${time}`, { name: settings.name.trim() });
}

/** What a title is to this device: the tally of its games, or that it is new here. */
export function lineOf(title: string): string {
  const { games, won: victories } = tallyOf(title);
  if (games) return sharedWords.say('web-tally', { games, won: victories });
  const lesson = begunLesson();
  return lesson?.title === title
    ? sharedWords.say('web-new-to-you-lesson', { number: lesson.step + 1 })
    : sharedWords.say('web-new-to-you');
}
