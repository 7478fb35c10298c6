/** A view of a real game: seat 2 defends against 8 and a card face down, has weapons 2 and bribes 3 on the table. */
import type { ChicagoGangstersView } from '../../src/games/chicago_gangsters/view';
import defending from './defending.json';

export function view(changes: Partial<ChicagoGangstersView> = {}): ChicagoGangstersView {
  return { ...(structuredClone(defending) as unknown as ChicagoGangstersView), ...changes };
}
