/**
 * Words at build time: `en.ftl?head` is what stands before the first heading of a file, as text. The client says that
 * much at once; the rest of the house's messages, most of them for the command line, can come later.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?head';

export function headOf(text: string): string {
  return text.split(/^## /m, 1)[0] ?? '';
}

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(headOf(readFileSync(file, 'utf8')))};`;
    },
  };
}
