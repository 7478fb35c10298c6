/**
 * Icons at build time: `import skull from 'icon:game/skull'` or `'icon:lucide/x'` gives the inside of the drawing
 * as text, so that only the icons used are in the bundle.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface Collection {
  icons: Record<string, { body: string }>;
}

const SETS = { game: '@iconify-json/game-icons', lucide: '@iconify-json/lucide' } as const;
/** What every Lucide drawing says of its lines; `Icon` says it once for all, with a width of our own. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const read = new Map<string, Collection>();

function collection(set: keyof typeof SETS): Collection {
  const known = read.get(set);
  if (known) return known;
  const found = JSON.parse(readFileSync(require.resolve(`${SETS[set]}/icons.json`), 'utf8')) as Collection;
  read.set(set, found);
  return found;
}

/** The inside of a drawing. */
export function iconBody(set: keyof typeof SETS, name: string): string {
  const icon = collection(set).icons[name];
  if (!icon) throw new Error(`no ${set} icon '${name}'`);
  return icon.body.replaceAll(LINES, '');
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      const [, set, name] = /^\0icon:(game|lucide)\/(.+)$/.exec(id) ?? [];
      if (!set || !name) return null;
      return `export default ${JSON.stringify(iconBody(set as keyof typeof SETS, name))};`;
    },
  };
}
