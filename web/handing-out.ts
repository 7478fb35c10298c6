/**
 * What the build does for slow lines: the page is painted before its styles have come, and every file has smaller forms
 * beside it, which the server hands to browsers that can read them (`server/pages.py`).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKS = /\.(js|css|svg|txt)$/;
const brotli = promisify(brotliCompress);
/** One less than the most, which would take two and a half times as long for 2 % fewer bytes: at a first start, people wait. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 };
const FORMS = { '.br': (whole: Buffer) => brotli(whole, { params: QUALITY }), '.gz': promisify(gzip) };
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** The styles stand behind what is painted first: in the head, nothing would be painted before they have come. */
export function stylesLast(page: string): string {
  const styles = page.match(STYLES) ?? [];
  return page.replace(STYLES, '').replace('</body>', `${styles.join('')}\n  </body>`);
}

async function shrink(file: string): Promise<void> {
  const whole = await readFile(file);
  for (const [ending, packed] of Object.entries(FORMS)) {
    const small = await packed(whole);
    if (small.length < whole.length) await writeFile(file + ending, small);
  }
}

export function handingOut(): Plugin {
  return {
    name: 'handing-out',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: stylesLast },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter((file) => SHRINKS.test(file)).map((file) => shrink(join(dir, file))));
      },
    },
  };
}
