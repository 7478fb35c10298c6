/** What an offered action means for the drawing. The texts are the rules'; nothing here decides what is allowed. */

/** Verbs that name a means card. */
export const CARD_VERBS = [
  'stake',
  'lay',
  'take back',
  'leave',
  'hand over',
  'fence',
  'throw',
  'pick',
  'swap',
  'show',
] as const;
export type CardVerb = (typeof CARD_VERBS)[number];
const OTHER_VERBS = ['take the card', 'pass', 'declare thug', 'spare thug', 'commit', 'join', 'choose package', 'pay',
  'draw extra', 'draw', 'finish', 'trade with', 'settle', 'play poker', 'pledge', 'ask'] as const; // prettier-ignore
export type Verb = CardVerb | (typeof OTHER_VERBS)[number];

/** How a commitment lies. */
export const MANNERS = ['openly', 'counted', 'covered'] as const;
export type MannerName = (typeof MANNERS)[number];

export interface GangstersAction {
  verb: Verb;
  /** A card, a manner, a side, a package, a person or a word; empty if the verb says it all. */
  what: string;
}

const VERBS: readonly Verb[] = [...CARD_VERBS, ...OTHER_VERBS];

export function readAction(text: string): GangstersAction {
  const verb = VERBS.find((one) => text === one || text.startsWith(`${one} `));
  if (!verb) throw new Error(`the board does not know the action '${text}'`);
  return { verb, what: text.slice(verb.length + 1) };
}

/** What a click on a hand card does when several things could be done with it, in this order. */
const HAND_VERBS = ['stake', 'throw', 'hand over', 'lay', 'fence', 'swap'] as const;
export type HandVerb = (typeof HAND_VERBS)[number] | 'show';

export class Offers {
  readonly texts: ReadonlySet<string>;
  readonly verbs: ReadonlySet<Verb>;

  constructor(actions: readonly string[]) {
    this.texts = new Set(actions);
    this.verbs = new Set(actions.map((text) => readAction(text).verb));
  }

  /** The text itself if it is offered. */
  offered(text: string): string | null {
    return this.texts.has(text) ? text : null;
  }

  /** What all actions with this verb are about. */
  about(verb: Verb): string[] {
    return [...this.texts]
      .map(readAction)
      .filter((action) => action.verb === verb)
      .map(({ what }) => what);
  }

  /** What a click on a hand card does: the wish if it is offered, else the first of the list. */
  handVerb(wish: HandVerb | null): HandVerb | null {
    if (wish && this.verbs.has(wish)) return wish;
    return HAND_VERBS.find((verb) => this.verbs.has(verb)) ?? null;
  }

  get talks(): boolean {
    return this.verbs.has('pledge') || this.verbs.has('ask') || this.verbs.has('show');
  }
}

/** Taking back a card only undoes the laying of it: the part of the draft that laid it, with what depended on it. */
export function undoneBy(text: string, draft: readonly string[]): number | null {
  const { verb, what } = readAction(text);
  if (verb !== 'take back') return null;
  const at = draft.lastIndexOf(`lay ${what}`);
  return at < 0 ? null : at;
}
