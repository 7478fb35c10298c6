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

let game: Collection | undefined;

function gameIcon(name: string): string {
  game ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as Collection;
  const icon = game.icons[name];
  if (!icon) throw new Error(`no game icon '${name}'`);
  return icon.body;
}

function lucideIcon(name: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      const [, set, name] = /^\0icon:(game|lucide)\/(.+)$/.exec(id) ?? [];
      if (!set || !name) return null;
      return `export default ${JSON.stringify(set === 'game' ? gameIcon(name) : lucideIcon(name))};`;
    },
  };
}
