import { expect, test } from 'vitest';
import { licenceOf, packageOf } from '../licences.ts';

test('a file is known by its package', () => {
  expect(packageOf('/x/node_modules/@fluent/bundle/esm/index.js')).toBe('@fluent/bundle');
  expect(packageOf('/x/node_modules/svelte/node_modules/clsx/dist/clsx.mjs')).toBe('clsx');
  expect(packageOf('\0icon:game/skull')).toBe('@iconify-json/game-icons');
  expect(packageOf('\0icon:lucide/x')).toBe('@iconify-json/lucide');
  expect(packageOf('/x/web/src/main.ts')).toBeUndefined();
});

test('a package without a kept licence stops the build', () => {
  expect(licenceOf('svelte')).toContain('Svelte Contributors');
  expect(() => licenceOf('vitest')).toThrow('vitest is in the bundle, and its licence is missing');
});
