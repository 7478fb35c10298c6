/** What an offered action means for the drawing. The texts are the rules'; nothing here decides what is allowed. */

export type GangsterAction =
  | { kind: 'act' | 'unload'; colour: string }
  | { kind: 'drive'; steps: number; motor: boolean }
  | { kind: 'stop'; area: string }
  | { kind: 'load'; field: number; area: string }
  | { kind: 'push'; colour: string; area: string }
  | { kind: 'take'; equipment: string }
  | { kind: 'dump' | 'keep' | 'enough' | 'push-nobody' };

export function readAction(text: string): GangsterAction {
  const [verb = '', first = '', , last = ''] = text.split(' ');
  switch (verb) {
    case 'act':
      return { kind: 'act', colour: text.split(' ')[2] ?? '' };
    case 'unload':
      return { kind: 'unload', colour: first };
    case 'drive':
      return { kind: 'drive', steps: Number(first), motor: text.endsWith(' with motor') };
    case 'stop':
      return { kind: 'stop', area: text.split(' ')[2] ?? '' };
    case 'load':
      return { kind: 'load', field: Number(first), area: last };
    case 'push':
      return first === 'nobody' ? { kind: 'push-nobody' } : { kind: 'push', colour: first, area: last };
    case 'take':
      return { kind: 'take', equipment: first };
    case 'dump':
    case 'keep':
    case 'enough':
      return { kind: verb };
    default:
      throw new Error(`the board does not know the action '${text}'`);
  }
}

export const driveText = (steps: number, motor: boolean): string => `drive ${steps}${motor ? ' with motor' : ''}`;
export const stopText = (area: string): string => `stop at ${area}`;
export const loadText = (field: number, area: string): string => `load ${field} at ${area}`;
export const pushText = (colour: string, area: string): string => `push ${colour} to ${area}`;

/** The offered actions, for asking whether one is among them. */
export class Offers {
  readonly texts: ReadonlySet<string>;
  readonly actions: readonly GangsterAction[];

  constructor(texts: readonly string[]) {
    this.texts = new Set(texts);
    this.actions = texts.map(readAction);
  }

  /** The text itself if it is offered. */
  offered(text: string): string | null {
    return this.texts.has(text) ? text : null;
  }

  /** Colours of cars that may be pushed. */
  get pushable(): string[] {
    return [...new Set(this.actions.flatMap((one) => (one.kind === 'push' ? [one.colour] : [])))];
  }

  /** Whether somebody can be loaded there. */
  loadsAt(area: string): boolean {
    return this.actions.some((one) => one.kind === 'load' && one.area === area);
  }
}

/** What a draft has chosen so far. */
export interface Plan {
  drive: { steps: number; motor: boolean } | null;
  stop: string | null;
  dumped: boolean | null;
  take: string | null;
  last: string | null;
}

export function planOf(draft: readonly string[]): Plan {
  const plan: Plan = { drive: null, stop: null, dumped: null, take: null, last: draft.at(-1) ?? null };
  for (const action of draft.map(readAction)) {
    if (action.kind === 'drive') plan.drive = { steps: action.steps, motor: action.motor };
    else if (action.kind === 'stop') plan.stop = action.area;
    else if (action.kind === 'dump' || action.kind === 'keep') plan.dumped = action.kind === 'dump';
    else if (action.kind === 'take') plan.take = action.equipment;
  }
  return plan;
}
