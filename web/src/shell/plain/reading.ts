/** A view and offered actions of any title, made ready to be shown: the words say what things are called. */
import type { AnyView } from '../../games';
import { capital } from '../../kit/capital';
import type { Words } from '../../words/words.svelte';

/** What the table's own parts show already, or nobody reads. */
const LEFT_OUT = new Set(['viewer', 'decisions', 'outcome', 'players']);
const SEAT_KEYS = new Set(['seat', 'target', 'owner', 'winner']);
const SEATS_KEYS = new Set(['seats', 'winners']);

export interface Field {
  key: string;
  label: string;
  value: unknown;
}

/** What stands in a chip: a number or text, a thing that has a name, or a seat by its number. */
export interface Chip {
  text: string;
  seat?: number;
  thing?: string;
}

export function isRecord(value: unknown): value is AnyView {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value fits in a line of chips: no record, and no list of records or lists. */
export function isSimple(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object' || one === null);
  return !isRecord(value);
}

export function fieldsOf(data: AnyView, words: Words): Field[] {
  return Object.entries(data).map(([key, value]) => ({ key, label: capital(words.label(key)), value }));
}

/**
 * The fields of a view that belong to no seat: those that fit in a line first, each of the others a panel of its own.
 */
export function panelsOf(view: AnyView, words: Words): { lines: Field[]; panels: Field[] } {
  const shown = fieldsOf(view, words).filter(({ key }) => !LEFT_OUT.has(key) && !words.isBySeat(key));
  return { lines: shown.filter(({ value }) => isSimple(value)), panels: shown.filter(({ value }) => !isSimple(value)) };
}

/** What a view says of one seat. */
export function fieldsOfSeat(view: AnyView, seat: number, words: Words): Field[] {
  return fieldsOf(view, words)
    .filter(({ key, value }) => words.isBySeat(key) && Array.isArray(value))
    .map((field) => ({ ...field, value: (field.value as unknown[])[seat] }));
}

/** A simple value as chips; none for nothing. */
export function chipsOf(key: string, value: unknown, words: Words): Chip[] {
  const values = Array.isArray(value) ? value : [value];
  return values
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => {
      const isSeat = typeof one === 'number' && one >= 0 && (Array.isArray(value) ? SEATS_KEYS : SEAT_KEYS).has(key);
      if (isSeat) return { text: words.name(one), seat: one };
      if (typeof one === 'boolean') return { text: words.say(one ? 'web-plain-yes' : 'web-plain-no') };
      if (typeof one === 'number') return { text: words.number(one) };
      const thing = String(one);
      return { text: words.thing(thing), ...(words.names(thing) ? { thing } : {}) };
    });
}

/** An action in words: its verb by the message `do-<verb>`, if there is one, and its things by their names. */
export function actionLabel(action: string, words: Words): string {
  const [verb = '', ...rest] = action.split(' ');
  const done = words.knows(`do-${verb}`) ? words.say(`do-${verb}`) : verb;
  return capital([done, ...rest.map((word) => words.thing(word))].join(' '));
}

export interface Group {
  /** Empty for choices that have nothing in common. */
  label: string;
  actions: string[];
}

/** The offered actions by the thing that they touch first; those that share none, by their verb. */
export function groupsOf(actions: readonly string[], words: Words): Group[] {
  const byThing = grouped(
    actions,
    (action) =>
      action
        .split(' ')
        .slice(1)
        .find((word) => words.names(word)) ?? '',
  );
  const touching = [...byThing].filter(([thing, of]) => thing !== '' && of.length > 1);
  const touched = new Set(touching.flatMap(([, of]) => of));
  const byVerb = grouped(
    actions.filter((action) => !touched.has(action)),
    (action) => action.split(' ')[0] ?? '',
  );
  const alone = [...byVerb.values()].filter((of) => of.length === 1).flat();
  return [
    ...touching.map(([thing, of]) => ({ label: capital(words.thing(thing)), actions: of })),
    ...[...byVerb]
      .filter(([, of]) => of.length > 1)
      .map(([verb, of]) => ({ label: actionLabel(verb, words), actions: of })),
    ...(alone.length ? [{ label: '', actions: alone }] : []),
  ];
}

function grouped(actions: readonly string[], by: (action: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const action of actions) groups.set(by(action), [...(groups.get(by(action)) ?? []), action]);
  return groups;
}
