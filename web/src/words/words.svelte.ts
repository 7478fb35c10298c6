/** Message ids and facts become sentences: the conventions of `backroom.words`, once more. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { type Chapter, type Language, type Texted, texted } from './catalogue';

export type Facts = Record<string, unknown>;

/** A piece of a sentence: plain text, a seat, or a thing (`red-7`) that a board may draw. */
export interface Piece {
  text: string;
  seat?: number;
  thing?: string;
}

/** A passage of a clause and where it comes from: S printed, R a ruling of ours, D rebuilt by us. */
export interface ClausePart {
  kind: string;
  text: string;
}

const SEAT_FACTS = ['seat', 'target', 'owner', 'winner'];
const SEATS_FACTS = ['seats', 'winners'];
const QUOTED = ['value', 'near', 'action', 'actions', 'clause', 'name', 'player', 'short', 'words'];
const QUOTED_LETTERS = 900;
const NUMBERED = /^([a-z-]+?)-(\d+)$/;
/** Private letters round a fact, so that a sentence can be taken apart again: in any language, whatever its order. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** The language of the page, and the texts for it. One for the whole page. */
class Speech {
  language = $state<Language>('en');
  title = $state<string | null>(null);
  texts = $state.raw<Texted | null>(null);

  /** Whether there are words for this title. */
  knows(title: string): boolean {
    return this.texts?.title === title;
  }

  /** Speak this language, about this title. Until the texts are there, the old ones stay. */
  async use(language: Language, title: string | null): Promise<void> {
    this.language = language;
    this.title = title;
    const texts = await texted(language, title);
    if (this.language === language && this.title === title) {
      this.texts = texts;
      document.documentElement.lang = language;
    }
  }

  /** Also what comes late can be said. Whoever asked for it in vain is told; nobody else has anything to draw again. */
  async complete(): Promise<void> {
    const { texts } = this;
    if (!texts || texts.whole) return;
    await texts.rest();
    if (this.texts === texts) this.texts = { ...texts };
  }

  /** A part of the page that says what comes late: with its words, if they can be had. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    const [there] = await Promise.all([part, this.complete().catch(() => undefined)]);
    return there;
  }

  /** What comes late is fetched before anybody asks for it. */
  prepare(): void {
    this.texts?.rest().catch(() => undefined);
  }
}

export const speech = new Speech();

export class Words {
  readonly #names: () => string[];
  readonly #viewer: () => number | null;
  readonly #texts: () => Texted | null;

  /** `names` are shown for seats, `viewer` is addressed as 'you'. */
  constructor(
    names: () => string[] = () => [],
    viewer: () => number | null = () => null,
    texts: () => Texted | null = () => speech.texts,
  ) {
    this.#names = names;
    this.#viewer = viewer;
    this.#texts = texts;
  }

  get language(): Language {
    return this.#texts()?.language ?? 'en';
  }

  /** A seat in a list of all: the reader is no guest there. */
  player(seat: number): string {
    return seat === this.#viewer() ? this.say('web-you') : this.name(seat);
  }

  /** The sentence. A message may also ask for $you, which of the facts is the viewer: `yes` is the seat itself, `target`,
   * `owner` and `winner` are the facts of these names, `alone` and `among` (with $besides) are of lists; else `no`. */
  say(message: string, facts: Facts = {}): string {
    return this.#format(
      message,
      this.#arguments(facts, (piece) => piece.text),
    );
  }

  /** The question for one of these actions: `ask-<prompt>`, or the title's variant of it that fits what is offered. */
  question(prompt: string, facts: Facts, offered: string[]): string {
    const verbs = new Set(offered.map((action) => action.split(' ', 1)[0]));
    const variant = this.#texts()?.variants.find(
      (one) =>
        one.prompt === prompt &&
        (one.which === 'only' ? verbs.size === 1 && verbs.has(one.verb) : !verbs.has(one.verb)),
    );
    const ending = variant && offered.length ? `-${variant.which}-${variant.verb}` : '';
    return this.say(`ask-${prompt}${ending}`, facts);
  }

  /** The sentence in pieces, so that seats and things in it can be drawn. */
  pieces(message: string, facts: Facts = {}): Piece[] {
    const put: Piece[] = [];
    const marked = (piece: Piece): string => `${OPEN}${put.push(piece) - 1}${CLOSE}`;
    const sentence = this.#format(message, this.#arguments(facts, marked));
    return sentence
      .split(/(\ue000\d+\ue001)/)
      .filter((part) => part !== '')
      .map((part) => (part.startsWith(OPEN) ? put[Number(part.slice(1, -1))] : undefined) ?? { text: part });
  }

  knows(message: string): boolean {
    const known = this.#texts()?.bundle.hasMessage(message) ?? false;
    if (!known && !message.startsWith('web-')) this.#comesLate();
    return known;
  }

  name(seat: number): string {
    return this.#names()[seat] || this.#format('seat-number', { n: seat + 1 });
  }

  /** The name of a thing (`red-7`, `brewery`); what has none is shown as it is. */
  thing(text: string): string {
    return this.#thing(text) ?? text;
  }

  /** Whether this is a thing that has a name. */
  names(text: string): boolean {
    return this.#thing(text) !== undefined;
  }

  /** What a field of a view is called on the plain board: by its message `view-<key>`, else by the thing of that name,
   * else by the key itself. */
  label(key: string): string {
    const name = key.replaceAll('_', '-');
    return this.#named(`view-${name}`, {}) ?? this.#named(name, {}) ?? name.replaceAll('-', ' ');
  }

  /** Whether the message `view-<key>` says, by its attribute `by`, that the field has a value for each seat. */
  isBySeat(key: string): boolean {
    return this.#texts()?.bundle.getMessage(`view-${key.replaceAll('_', '-')}`)?.attributes['by'] === 'seat';
  }

  listed(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined || items.length < 2) return items.join('');
    return this.#format('list-and', { first: items.slice(0, -1).join(', '), last });
  }

  number(value: number, digits = 0): string {
    return numbersIn(this.language, digits).format(value);
  }

  /** What a thing does (`web-about-<id>`), and the clause that says so (its attribute); null if nothing is told of it. */
  about(id: string, facts: Facts = {}): { does: string; clause: string } | null {
    const message = `web-about-${id}`;
    const bundle = this.#texts()?.bundle;
    if (!bundle?.hasMessage(message)) {
      this.#comesLate();
      return null;
    }
    const clause = bundle.getMessage(message)?.attributes['clause'];
    return { does: this.say(message, facts), clause: clause ? bundle.formatPattern(clause) : '' };
  }

  chapters(): Chapter[] {
    if (this.#comesLate()) return [];
    return this.#texts()?.chapters ?? [];
  }

  /** What of a clause is printed, ruled and rebuilt: its lines, by the letters of its attribute `kind`. Lines beyond the
   * last letter belong to the last part; without letters all is a ruling. */
  clauseParts(clause: string): ClausePart[] {
    const bundle = this.#texts()?.bundle;
    const marks = bundle?.getMessage(clause)?.attributes['kind'];
    const kinds = bundle && marks ? bundle.formatPattern(marks).split(' ') : ['R'];
    const lines = this.#format(clause, {}).split('\n');
    return kinds
      .map((kind, at) => ({ kind, text: lines.slice(at, at + 1 < kinds.length ? at + 1 : undefined).join(' ') }))
      .filter(({ text }) => text !== '');
  }

  /** A clause as one text. */
  clause(clause: string): string {
    return this.clauseParts(clause)
      .map(({ text }) => text)
      .join(' ');
  }

  #arguments(facts: Facts, put: (piece: Piece) => string): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) args[name] = this.#worded(name, value, put);
    return Object.assign(args, this.#address(facts, put));
  }

  #address(facts: Facts, put: (piece: Piece) => string): { you: string; besides?: string } {
    const viewer = this.#viewer();
    if (viewer === null) return { you: 'no' };
    const single = SEAT_FACTS.find((name) => facts[name] === viewer);
    if (single) return { you: single === 'seat' ? 'yes' : single };
    const among = SEATS_FACTS.map((name) => facts[name]).find((list) => Array.isArray(list) && list.includes(viewer));
    if (!Array.isArray(among)) return { you: 'no' };
    const others = among.filter((seat: number) => seat !== viewer);
    if (!others.length) return { you: 'alone' };
    return { you: 'among', besides: this.listed(others.map((seat: number) => put({ text: this.name(seat), seat }))) };
  }

  #worded(name: string, value: unknown, put: (piece: Piece) => string): string | number {
    if (typeof value === 'boolean') return Number(value);
    if (SEAT_FACTS.includes(name) && typeof value === 'number') return put({ text: this.name(value), seat: value });
    if (SEATS_FACTS.includes(name) && Array.isArray(value)) {
      return this.listed(value.map((seat: number) => put({ text: this.name(seat), seat })));
    }
    if (Array.isArray(value)) return this.listed(value.map((item: unknown) => String(this.#worded('', item, put))));
    if (typeof value === 'number') return value;
    const text = String(value);
    if (QUOTED.includes(name)) return text.length > QUOTED_LETTERS ? `${text.slice(0, QUOTED_LETTERS - 1)}…` : text;
    const thing = this.#thing(text);
    return thing === undefined ? text : put({ text: thing, thing: text });
  }

  #thing(text: string): string | undefined {
    const [, id, n] = NUMBERED.exec(text) ?? [];
    return this.#named(text, {}) ?? (id ? this.#named(id, { n: Number(n) }) : undefined);
  }

  /** The text of a message that asks for nothing else: one that does is a sentence, or names numbered things. */
  #named(message: string, args: Record<string, FluentVariable>): string | undefined {
    const bundle = this.#texts()?.bundle;
    const pattern = bundle?.getMessage(message)?.value;
    if (!bundle || !pattern) return undefined;
    const wrong: Error[] = [];
    const text = bundle.formatPattern(pattern, args, wrong);
    return wrong.length ? undefined : text;
  }

  /** Whether some words are still to come; then they do, and whoever has asked for them is drawn again. */
  #comesLate(): boolean {
    const texts = this.#texts();
    if (!texts || texts.whole) return false;
    speech.complete().catch(() => undefined);
    return true;
  }

  #format(message: string, args: Record<string, FluentVariable>): string {
    const bundle = this.#texts()?.bundle;
    if (!bundle) return '';
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) {
      if (this.#comesLate()) return '';
      console.error(`no words for '${message}' in ${this.language}`);
      return message;
    }
    return formatted(bundle, message, pattern, args);
  }
}

const numbers = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it a hundred times. */
function numbersIn(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  numbers.set(key, format);
  return format;
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

function formatted(
  bundle: FluentBundle,
  message: string,
  pattern: Pattern,
  args: Record<string, FluentVariable>,
): string {
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern, args, wrong);
  for (const error of wrong) console.error(`'${message}': ${error.message}`);
  return text;
}
