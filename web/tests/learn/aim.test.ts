// @vitest-environment jsdom
/** What the coach's light falls on. */
import { beforeEach, expect, it } from 'vitest';
import { nextPart, spokenOf, touched } from '../../src/shell/learn/aim';

const WAY = ['pick a', 'to 2', 'park'];
const begun = (actions: string[], whole = false) => ({ actions, whole });

it('leads from part to part, then to the confirmation', () => {
  expect(nextPart(WAY, begun([]), WAY)).toEqual({ action: 'pick a', chosen: false, back: false });
  expect(nextPart(WAY, begun(['pick a']), ['to 1', 'to 2']).action).toBe('to 2');
  expect(nextPart(WAY, begun(WAY, true), [])).toEqual({ action: null, chosen: true, back: false });
});

it('takes parts in whatever order they are offered', () => {
  expect(nextPart(['lay a', 'lay b', 'commit'], begun(['lay b']), ['lay a', 'commit']).action).toBe('lay a');
  expect(nextPart(['lay a', 'lay b'], begun([]), ['lay b']).action).toBe('lay b');
});

it('leads back from what is something else', () => {
  expect(nextPart(WAY, begun(['pick b']), WAY)).toEqual({ action: null, chosen: false, back: true });
  expect(nextPart(WAY, begun(['pick a'], true), []).back).toBe(true);
});

it('leads nowhere where nothing is to be done', () => {
  expect(nextPart([], begun([]), WAY)).toEqual({ action: null, chosen: false, back: false });
});

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `<div class="table">
    <main><button data-offered="draw" id="pile"></button><i data-thing="bar@1" id="bar"></i><i data-place="row-1" id="row"></i></main>
    <button data-testid="take-back" id="back"></button>
    <aside><i data-thing="bar@1" id="told"></i></aside></div>`;
});
const table = (): Element => document.querySelector('.table') as Element;

it('touches what offers the action, or what takes a wrong beginning back', () => {
  expect(touched(table(), { action: 'draw', chosen: false, back: false }, [])?.id).toBe('pile');
  expect(touched(table(), { action: null, chosen: false, back: true }, [])?.id).toBe('back');
  expect(touched(table(), { action: null, chosen: false, back: false }, [])).toBe(null);
});

it('speaks of things and places on the table, not in the log', () => {
  expect(spokenOf(table(), ['bar@1', 'row-1', 'nothing']).map(({ id }) => id)).toEqual(['bar', 'row']);
});
