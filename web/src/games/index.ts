/** A title's client is found by its folder, as in Python; it is loaded when somebody sits down to it. */
import type { TitleClient } from '../shell/board';

/** The shell never looks into a view: only the title's own client knows what is in it. */
export type AnyView = Record<string, unknown>;

const found = import.meta.glob<{ default: TitleClient<AnyView> }>('./*/index.ts');

/** Titles have dashes in their ids, their folders underscores. */
export function folderOf(title: string): string {
  return title.replaceAll('-', '_');
}

/** The title's own client; null if it has none. */
export async function loadClient(title: string): Promise<TitleClient<AnyView> | null> {
  const load = found[`./${folderOf(title)}/index.ts`];
  return load ? (await load()).default : null;
}
