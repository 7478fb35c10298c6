/** What an offered action means for the drawing. The texts are the rules'; nothing here decides what is allowed. */

export type ChicagoAction =
  | { kind: 'roll' | 'done' | 'fight' | 'seize' | 'leave' }
  | { kind: 'take'; gang: string }
  | { kind: 'hire'; rings: number }
  | { kind: 'place'; rings: number; to: string }
  | { kind: 'move'; from: string; to: string }
  | { kind: 'send'; rings: number; from: string; to: string }
  | { kind: 'pit'; rings: number; other: number };

export function readAction(text: string): ChicagoAction {
  const [verb = '', first = '', , second = '', , third = ''] = text.split(' ');
  switch (verb) {
    case 'roll':
    case 'done':
    case 'fight':
    case 'seize':
    case 'leave':
      return { kind: verb };
    case 'take':
      return { kind: verb, gang: first };
    case 'hire':
      return { kind: verb, rings: Number(first) };
    case 'place':
      return { kind: verb, rings: Number(first), to: second };
    case 'move':
      return { kind: verb, from: first, to: second };
    case 'send':
      return { kind: verb, rings: Number(first), from: second, to: third };
    case 'pit':
      return { kind: verb, rings: Number(first), other: Number(second) };
    default:
      throw new Error(`the board does not know the action '${text}'`);
  }
}

/** Where an action ends, on the plan. */
export function placeIn(text: string): string | null {
  const action = readAction(text);
  return 'to' in action ? action.to : null;
}
