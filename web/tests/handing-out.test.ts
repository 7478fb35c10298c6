/** The page on a slow line: painted before its styles have come, with the house's own words. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stylesLast } from '../handing-out';
import { LANGUAGES } from '../src/words/catalogue';

const page = readFileSync('index.html', 'utf8');

it('waits for no style sheet before something is painted', () => {
  const built = page.replace('</head>', '<link rel="stylesheet" crossorigin href="./assets/a.css">\n</head>');

  const handedOut = stylesLast(built);

  expect(handedOut.split('</head>')[0]).not.toContain('stylesheet');
  expect(handedOut.indexOf('assets/a.css')).toBeGreaterThan(handedOut.indexOf('id="app"'));
  expect(handedOut.match(/assets\/a\.css/g)).toHaveLength(1);
});

it.each(LANGUAGES)('says in %s that it takes a moment, as the client does', (language) => {
  const [, words] = new RegExp(`<p class="${language}" lang="${language}" role="status">(.*)</p>`).exec(page) ?? [];
  const client = readFileSync(`../src/backroom/words/text/${language}/client.ftl`, 'utf8');

  expect(client).toContain(`web-loading = ${words}\n`);
});

it('has no script in it, which the policy would not let run', () => {
  expect(page.match(/<script(?![^>]*src=)/g)).toBeNull();
});
