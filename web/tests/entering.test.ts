// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Draft } from '../src/shell/table/draft';
import { confirmsBy } from '../src/shell/table/entering';

const WHOLE: Draft = { actions: ['drive 1', 'stop little-africa'], steps: [], whole: true };

beforeEach(() => {
  document.body.innerHTML = `
    <g id="chosen" role="button" data-offered="stop little-africa"><rect id="inside" /></g>
    <g id="other" role="button" data-offered="stop the-loop"></g>
    <button id="card" data-offered="drive 1"></button>
    <p id="text"></p><input id="field" />`;
});

function enterOn(id: string, draft = WHOLE, init: KeyboardEventInit = { key: 'Enter' }): boolean {
  let heard = false;
  const target = document.getElementById(id);
  target?.addEventListener('keydown', (event) => (heard = confirmsBy(event, draft)));
  target?.dispatchEvent(new KeyboardEvent('keydown', init));
  return heard;
}

it('confirms on the place that was chosen last, as the button says', () => {
  expect(enterOn('chosen')).toBe(true);
  expect(enterOn('inside')).toBe(true);
  expect(enterOn('text')).toBe(true);
});

it('leaves Enter to whatever else can be pressed or written in', () => {
  for (const other of ['other', 'card', 'field']) expect(enterOn(other)).toBe(false);
});

it('confirms nothing that is not whole, nor by a key that is held down', () => {
  expect(enterOn('chosen', { ...WHOLE, whole: false })).toBe(false);
  expect(enterOn('chosen', WHOLE, { key: 'Enter', repeat: true })).toBe(false);
});
