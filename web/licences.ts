/**
 * Licences at build time: the page `licences.txt`, with the licence of every package that is in the bundle.
 *
 * The texts lie in LICENSES/, from where the wheel takes them too. The build fails if one is missing there, or if the
 * package itself carries another.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const TEXTS = new URL('../LICENSES/', import.meta.url);
const ICONS: Record<string, string> = { game: '@iconify-json/game-icons', lucide: '@iconify-json/lucide' };

/** `…/node_modules/@fluent/bundle/index.js` → `@fluent/bundle`; our own files are of no package. */
export function packageOf(file: string): string | undefined {
  const [, set = ''] = /^\0icon:(\w+)\//.exec(file) ?? [];
  return ICONS[set] ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** The licence that we keep of a package. */
export function licenceOf(name: string): string {
  const file = new URL(`${name.replace('@', '').replace('/', '-')}.txt`, TEXTS);
  if (!existsSync(file))
    throw new Error(`${name} is in the bundle, and its licence is missing: write ${file.pathname}`);
  const kept = readFileSync(file, 'utf8');
  const words = (text: string) => text.split(/\s+/).join(' ').trim();
  const own = ownLicence(name);
  if (own && !words(kept).includes(words(own)))
    throw new Error(`the licence of ${name} is another than in ${file.pathname}`);
  return kept;
}

function ownLicence(name: string): string | undefined {
  const folder = (require.resolve.paths(name) ?? []).map((path) => join(path, name)).find((path) => existsSync(path));
  if (!folder) throw new Error(`${name} is not installed`);
  const file = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  return file && readFileSync(join(folder, file), 'utf8');
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames,
      );
      const names = [...new Set(files.map(packageOf).filter((name) => name !== undefined))].sort();
      const ours = readFileSync(new URL('../LICENSE', import.meta.url), 'utf8');
      const parts = [['Backroom', ours] as const, ...names.map((name) => [name, licenceOf(name)] as const)];
      const source = parts
        .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`)
        .join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
