// Made by `python -m backroom.server.typescript lessons` from the types in Python. Do not edit.

import type { Act, Done, Gone, Hint, Hinted, Ping, Refused, Tried, Try, Update, Why } from './protocol';

/** `do` it for me, `go-on` where there is only something to read, or `repeat` a step: this one, or `step`. */
export interface AskCoach {
  do: "coach";
  wish: "do" | "go-on" | "repeat";
  step?: number | null;
  ref?: string;
}

/** The first words on the socket of a lesson: what the learner is called, and from where the lesson goes on. Without `progress` it begins. `since` is the last `seen` that the client was told: numbers go on behind it. */
export interface Attend {
  do: "attend";
  version: number;
  name: string;
  progress?: Progress | null;
  since?: number;
  ref?: string;
}

/** Where the lesson is and what the coach says there. True once the update with this `seen` is shown. `step` counts from 0 and is `steps` when the lesson is over. `remarks` are `say`, `why`, `after`, `otherwise`, as far as they are there; `before` is the `after` of the step before. `do` is the choice that the coach has in mind, part by part, empty where nothing is left to choose. `light` are things or places of the board (`data-thing`, `data-place`). `wrong` tells that the last try was allowed but something else. `anew` tells that the lesson has changed since it was left and so began from the start. */
export interface Coached {
  tell: "coached";
  seen: number;
  kind: "game" | "lesson" | "problem";
  step: number;
  steps: number;
  answered: boolean;
  over: boolean;
  remarks: Record<string, Record<string, string>>;
  before: Record<string, string> | null;
  clause: string;
  light: string[];
  do: string[];
  progress: Progress;
  wrong?: boolean;
  anew?: boolean;
  ref?: string;
}

/** How far a learner is: the step, from 0, and what was chosen at each so far. The device keeps it. */
export interface Progress {
  step: number;
  choices: string[];
}

export type FromLearner = Attend | AskCoach | Act | Try | Why | Hint | Ping;

export type FromCoach = Update | Coached | Tried | Hinted | Done | Refused | Gone;
