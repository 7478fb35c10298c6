/** What an offered action means for the drawing. The texts are the rules'; nothing here decides what is allowed. */

/** The bosses in the order of the seats. */
export const BOSSES = ['capone', 'moran', 'yale', 'weiss', 'obannion', 'torrio'] as const;

export type PokerAction =
  | { kind: 'draw' | 'park' | 'pistol' | 'forgo' }
  | { kind: 'play'; card: string; place: number }
  | { kind: 'murder' | 'raid'; target: number; place: number }
  | { kind: 'limousine'; place: number; to: number }
  | { kind: 'carry' | 'blackmail' | 'discard' | 'stake'; card: string };

/** Places are numbered from 1, seats from 0. */
export function readAction(text: string): PokerAction {
  const [verb = '', first = '', , last = ''] = text.split(' ');
  switch (verb) {
    case 'draw':
    case 'park':
    case 'pistol':
    case 'forgo':
      return { kind: verb };
    case 'play':
      return { kind: verb, card: first, place: Number(last) };
    case 'murder':
    case 'raid':
      return { kind: verb, target: BOSSES.findIndex((boss) => boss === first), place: Number(last) };
    case 'limousine':
      return { kind: verb, place: Number(first), to: Number(last) };
    case 'carry':
    case 'blackmail':
    case 'discard':
    case 'stake':
      return { kind: verb, card: first };
    default:
      throw new Error(`the board does not know the action '${text}'`);
  }
}

/** The hand card that an action plays; null for those that need none (draw, park, forgo, carry). */
export function cardOf(action: PokerAction): string | null {
  switch (action.kind) {
    case 'play':
    case 'discard':
    case 'stake':
      return action.card;
    case 'murder':
    case 'raid':
    case 'limousine':
    case 'pistol':
    case 'blackmail':
      return action.kind;
    default:
      return null;
  }
}

export const playText = (card: string, place: number): string => `play ${card} at ${place}`;
export const murderText = (target: number, place: number): string => `murder ${BOSSES[target]} at ${place}`;
export const raidText = (target: number, place: number): string => `raid ${BOSSES[target]} at ${place}`;
export const rideText = (place: number, to: number): string => `limousine ${place} to ${to}`;

/** What a card would do to the nearest target: to be asked why it cannot. */
export function wouldBe(card: string, seat: number): string {
  const other = seat === 0 ? 1 : 0;
  switch (card) {
    case 'murder':
      return murderText(other, 1);
    case 'raid':
      return raidText(other, 1);
    case 'limousine':
      return rideText(1, 2);
    case 'pistol':
      return card;
    case 'blackmail':
      return 'blackmail red-1';
    default:
      return playText(card, 1);
  }
}

/** The offered actions by what plays them. */
export class Offers {
  readonly texts: ReadonlySet<string>;
  /** By hand card. */
  readonly byCard = new Map<string, string[]>();

  constructor(actions: readonly string[]) {
    this.texts = new Set(actions);
    for (const text of actions) {
      const card = cardOf(readAction(text));
      if (card !== null) this.byCard.set(card, [...(this.byCard.get(card) ?? []), text]);
    }
  }

  /** The text itself if it is offered. */
  offered(text: string): string | null {
    return this.texts.has(text) ? text : null;
  }

  /** What a click on the card itself does, if that needs no target: discard, stake, pistol. */
  direct(card: string): string | null {
    return this.offered(`stake ${card}`) ?? this.offered(`discard ${card}`);
  }
}
