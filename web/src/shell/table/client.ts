/** A title's client, or a plain one for titles whose board is not built yet. */
import { type AnyView, hasClient, loadClient } from '../../games';
import type { TitleClient } from '../board';

async function plainClient(): Promise<TitleClient<AnyView>> {
  const { default: Board } = await import('./PlainBoard.svelte');
  return { Board, score: () => 0, shows: () => false };
}

export function clientOf(title: string): Promise<TitleClient<AnyView>> {
  return hasClient(title) ? loadClient(title) : plainClient();
}
