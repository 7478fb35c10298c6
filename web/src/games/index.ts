/** A title's client is found by its folder, as in Python; it is loaded when somebody sits down to it. */
import type { TitleClient } from '../shell/board';

/** The shell never looks into a view: only the title's own client knows what is in it. */
export type AnyView = Record<string, unknown>;

const found = import.meta.glob<{ default: TitleClient<AnyView> }>('./*/index.ts');

/** Titles have dashes (`chicago-poker`), their folders underscores. */
function path(title: string): string {
  return `./${title.replaceAll('-', '_')}/index.ts`;
}

export async function loadClient(title: string): Promise<TitleClient<AnyView>> {
  const load = found[path(title)];
  if (!load) throw new Error(`no board for ${title}`);
  return (await load()).default;
}
