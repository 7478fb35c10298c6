/** What a guest likes. Kept in this browser. */
import { EMBLEMS, type Emblem } from '../kit/emblems';
import { LANGUAGES, type Language } from '../words/catalogue';
import type { Habits } from './board';

export type Theme = 'dark' | 'light' | 'system';
/** When a choice waits for a confirmation: always, when it has several parts, or never. */
export type Confirm = 'always' | 'compound' | 'never';

/** How quickly the moves of others follow one another. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
/** So many milliseconds has a turn of somebody else. */
export const PACES: Record<Pace, number> = { slow: 1600, normal: 900, fast: 350, instant: 0 };

interface Kept {
  name: string;
  /** The sign of whoever plays here; nobody else sees it. */
  emblem: Emblem;
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  confirm: Confirm;
  pace: Pace;
  goOn: boolean;
  habits: Record<string, string>;
}

const PLACE = 'backroom.settings';

function spoken(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
  );
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  readonly #kept = read();
  name = $state(this.#kept.name ?? '');
  emblem = $state<Emblem>(this.#kept.emblem ?? EMBLEMS[0]);
  language = $state<Language>(this.#kept.language ?? spoken());
  theme = $state<Theme>(this.#kept.theme ?? 'system');
  /** Whether things fly. The system's wish to reduce motion comes first. */
  motion = $state(this.#kept.motion ?? true);
  sound = $state(this.#kept.sound ?? false);
  confirm = $state<Confirm>(this.#kept.confirm ?? 'compound');
  pace = $state<Pace>(this.#kept.pace ?? 'normal');
  /** Whether a result goes on by itself after a while. */
  goOn = $state(this.#kept.goOn ?? true);
  /** What was chosen at the boards, by title and name. */
  habits = $state.raw<Record<string, string>>(this.#kept.habits ?? {});
  /** What the system says, watched by `watchSystem`. */
  systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  get moving(): boolean {
    return this.motion && !this.systemStill;
  }

  keep(): void {
    const { name, emblem, language, theme, motion, sound, confirm, pace, goOn, habits } = this;
    const kept: Kept = { name, emblem, language, theme, motion, sound, confirm, pace, goOn, habits };
    localStorage.setItem(PLACE, JSON.stringify(kept));
  }

  habitsOf(title: string): Habits {
    return {
      of: (name) => this.habits[`${title} ${name}`],
      keep: (name, value) => {
        this.habits = { ...this.habits, [`${title} ${name}`]: value };
        this.keep();
      },
    };
  }

  watchSystem(): () => void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      this.systemDark = dark.matches;
      this.systemStill = still.matches;
    };
    dark.addEventListener('change', look);
    still.addEventListener('change', look);
    return () => {
      dark.removeEventListener('change', look);
      still.removeEventListener('change', look);
    };
  }
}

export const settings = new Settings();
