/** The last duel that this page has seen: the end screen shows what decided the game. */
import type { Scene } from './scenes';

class LastDuel {
  scene = $state.raw<Scene | null>(null);
}

export const lastDuel = new LastDuel();
