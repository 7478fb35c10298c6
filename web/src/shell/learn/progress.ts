/** How far this device is in each lesson, and which are done. Nobody else keeps it. */
import type { Progress } from '../../net/lessons';
import { keptTables } from '../../net/keyring';
import { played } from '../../net/played';

export interface KeptLesson {
  /** From where it goes on; null before it was begun and once it is over. */
  progress: Progress | null;
  done: boolean;
  /** When it was last gone on with. */
  at?: number;
}

const PLACE = 'backroom.lessons';
const NEVER: KeptLesson = { progress: null, done: false };

function read(): Record<string, KeptLesson> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, KeptLesson>;
  } catch {
    return {};
  }
}

/** `lesson` is the title and the lesson's id, with a stroke between them. */
export function keptLesson(lesson: string): KeptLesson {
  return read()[lesson] ?? NEVER;
}

export function keepLesson(lesson: string, { progress, done }: KeptLesson): void {
  const kept = read();
  kept[lesson] = { progress, done: done || (kept[lesson]?.done ?? false), at: Date.now() };
  localStorage.setItem(PLACE, JSON.stringify(kept));
}

/** The lesson that was begun and left last. */
export function begunLesson(): { title: string; lesson: string; step: number } | null {
  const begun = Object.entries(read()).sort(([, one], [, other]) => (other.at ?? 0) - (one.at ?? 0));
  for (const [path, { progress }] of begun) {
    const [title = '', lesson = ''] = path.split('/');
    if (progress && progress.step > 0) return { title, lesson, step: progress.step };
  }
  return null;
}

/** Whether this device has ever sat at a table of this title, or learnt any of it. */
export function isKnown(title: string): boolean {
  return (
    [...keptTables(), ...played()].some((game) => game.title === title) ||
    Object.entries(read()).some(([lesson, { done }]) => done && lesson.startsWith(`${title}/`))
  );
}
