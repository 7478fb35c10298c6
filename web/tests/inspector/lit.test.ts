// @vitest-environment jsdom
/** What a hint means on the board: what offers the action itself, else what leads there. */
import { beforeEach, expect, it } from 'vitest';
import { lit } from '../../src/shell/table/lit';

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <button id="far" data-offered="move a to b" data-way="move a to b, move b to c"></button>
    <button id="near" data-offered="move a to b"></button>
    <span id="told" data-thing="red-7"></span><button id="held" data-thing="red-7"></button>
    <label id="covered" data-leads="commit covered"></label>
    <button id="tab" data-leads="limousine 2 to 1\nlimousine 2 to 3"></button>
    <button id="confirm" data-testid="confirm"></button>`;
});
const found = (meant: Parameters<typeof lit>[1]): string[] => lit(document.body, meant).map(({ id }) => id);

it('is the place that does this and no more', () => {
  expect(found({ action: 'move a to b', chosen: false, leads: [] })).toEqual(['near']);
});

it('is the card in hand where its places are not lit yet', () => {
  expect(found({ action: 'play red-7 at 1', chosen: false, leads: ['red-7'] })).toEqual(['held']);
});

it('is what makes the action be offered, where something else is offered in its place', () => {
  expect(found({ action: 'commit covered', chosen: false, leads: ['red-7'] })).toEqual(['covered']);
});

it('is what brings one of several actions into sight', () => {
  expect(found({ action: 'limousine 2 to 3', chosen: false, leads: ['limousine'] })).toEqual(['tab']);
});

it('is the confirmation once everything is chosen, and nothing without a hint', () => {
  expect(found({ action: null, chosen: true, leads: [] })).toEqual(['confirm']);
  expect(found({ action: null, chosen: false, leads: [] })).toEqual([]);
});
