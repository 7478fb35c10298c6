// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { catalogue } from '../src/shell/home/catalogue.svelte';
import { textedFrom } from '../src/words/catalogue';
import { speech } from '../src/words/words.svelte';

it('is called by its own words where they are there before the house has told its titles', () => {
  expect(catalogue.name('north-side')).toBe('');
  speech.texts = textedFrom('en', ['north-side = North Side']);
  expect(catalogue.name('north-side')).toBe('North Side');
  catalogue.titles = [];
  expect(catalogue.name('south-side')).toBe('south-side');
});
